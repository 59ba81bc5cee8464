type ToastAction = { label: string; onAction: () => void };
export type Toast = { id: number; text: string; tone: 'info' | 'good' | 'error'; action?: ToastAction };

const TOASTS_MAX = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

/** A new action replaces the earlier action, because only the latest step can be undone. */
export function toast(text: string, tone: Toast['tone'] = 'info', action?: ToastAction): void {
  const others = toasts.filter(known => known.text !== text && !(action && known.action));
  setToasts([...others, { id: ++lastId, text, tone, ...(action && { action }) }].slice(-TOASTS_MAX));
}

export const removeToast = (id: number): void => setToasts(toasts.filter(known => known.id !== id));

export const getToasts = (): readonly Toast[] => toasts;
export function subscribeToToasts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
