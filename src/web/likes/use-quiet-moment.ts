import { useEffect, useState } from 'react';

const CHECK_INTERVAL_MS = 500;

/**
 * Becomes true when the member is not writing and no dialog is open, and stays true until `waiting` changes.
 * Returns false while `waiting` is null, because then there is nothing to show.
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
