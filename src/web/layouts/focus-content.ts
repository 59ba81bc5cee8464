/** After a press that took its own button away: keys and readers go on with the page. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
