import { useEffect, useEffectEvent } from 'react';
import type { Said } from './hand.ts';

/** Arrows say no and yes, Backspace and Ctrl or Cmd with Z take the last no back: on the whole page, but where one types or chooses. */
export function useSwipeKeys(onSaid: (said: Said) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const said = saidBy(event);
    if (!said || event.defaultPrevented || event.repeat || isElsewhere(event.target)) return;
    event.preventDefault();
    onSaid(said);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** With Alt or Cmd an arrow goes back in the history: those are the browser's. */
export function saidBy({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): Said | null {
  if (altKey || shiftKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : null;
  return key === 'ArrowLeft' ? 'no' : key === 'ArrowRight' ? 'yes' : key === 'Backspace' ? 'undo' : null;
}
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null);
