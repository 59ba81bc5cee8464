import { useEffect, useEffectEvent } from 'react';
import type { SwipeDecision } from './card-stack-state.ts';

/** @spec 2.8 */
export function useSwipeKeys(onDecision: (decision: SwipeDecision) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const decision = decisionOfKey(event);
    if (!decision || event.defaultPrevented || event.repeat || isTypingOrInDialog(event.target)) return;
    event.preventDefault();
    onDecision(decision);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The browser uses arrows with Alt or Cmd for Back and Forward. */
export function decisionOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): SwipeDecision | null {
  if (altKey || shiftKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : null;
  return key === 'ArrowLeft' ? 'no' : key === 'ArrowRight' ? 'yes' : key === 'Backspace' ? 'undo' : null;
}
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const isTypingOrInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null);
