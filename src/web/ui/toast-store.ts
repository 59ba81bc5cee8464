import { createStore, useStore } from './store.ts';

type ToastAction = { label: string; onAction: () => void };
export type Toast = { id: number; text: string; tone: 'info' | 'good' | 'error'; action?: ToastAction };

const TOASTS_MAX = 3;

let lastId = 0;
const toasts = createStore<readonly Toast[]>([]);

/** A new action replaces the earlier action, because only the latest step can be undone. */
export function toast(text: string, tone: Toast['tone'] = 'info', action?: ToastAction): void {
  const others = toasts.get().filter(known => known.text !== text && !(action && known.action));
  toasts.set([...others, { id: ++lastId, text, tone, ...(action && { action }) }].slice(-TOASTS_MAX));
}

export const removeToast = (id: number): void => toasts.set(toasts.get().filter(known => known.id !== id));

/** For a toast that is no longer true. */
export const removeToastOf = (text: string): void =>
  toasts.set(toasts.get().filter(known => known.text !== text));

export const getToasts = toasts.get;
export const useToasts = (): readonly Toast[] => useStore(toasts);
