/** After a button has removed itself. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
