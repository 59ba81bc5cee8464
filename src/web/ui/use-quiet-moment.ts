import { useEffect, useState } from 'react';

const CHECK_INTERVAL_MS = 500;

/**
 * Becomes true in a quiet moment and stays true until `waiting` changes.
 * @spec 2.6
 */
export function useQuietMoment(waiting: unknown): boolean {
  const [shown, setShown] = useState<unknown>(null);
  useEffect(() => {
    if (waiting === null) return;
    const check = () => {
      if (isBusy()) return;
      clearInterval(timer);
      setShown(waiting);
    };
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    check();
    return () => clearInterval(timer);
  }, [waiting]);
  return waiting !== null && shown === waiting;
}

function isBusy(): boolean {
  const field = document.activeElement;
  const isTyping =
    (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
    field.matches(':read-write') &&
    field.value !== '';
  return isTyping || document.querySelector('dialog[open]') !== null;
}
