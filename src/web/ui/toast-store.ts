/** What can be done about it, as long as it stands: undoing, mostly. */
export type ToastAction = { label: string; onAction: () => void };
export type Toast = { id: number; text: string; tone: 'info' | 'good' | 'error'; action?: ToastAction };

const SHOWN_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function keep(next: readonly Toast[]): void {
  toasts = next;
  for (const changed of watchers) changed();
}

/**
 * Says something short in the corner of the screen, read aloud too. The same text is not stacked, and what can be undone is the last
 * thing done: a pile of offers would lie over what is switched next. Browser only.
 */
export function toast(text: string, tone: Toast['tone'] = 'info', action?: ToastAction): void {
  const others = toasts.filter(known => known.text !== text && !(action && known.action));
  keep([...others, { id: ++lastId, text, tone, ...(action && { action }) }].slice(-SHOWN_AT_ONCE));
}

export const dropToast = (id: number): void => keep(toasts.filter(known => known.id !== id));

export const currentToasts = (): readonly Toast[] => toasts;
export function watchToasts(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
