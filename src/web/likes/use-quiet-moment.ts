import { useEffect, useState } from 'react';

const LOOKS_EVERY_MS = 500;

/** True once nothing is being written and no other dialog is open, for as long as the same thing waits to be shown. */
export function useQuietMoment(waiting: unknown): boolean {
  const [shown, setShown] = useState<unknown>(null);
  useEffect(() => {
    if (waiting === null) return;
    const look = () => {
      if (isBusy()) return;
      clearInterval(timer);
      setShown(waiting);
    };
    const timer = setInterval(look, LOOKS_EVERY_MS);
    look();
    return () => clearInterval(timer);
  }, [waiting]);
  return waiting !== null && shown === waiting;
}

function isBusy(): boolean {
  const field = document.activeElement;
  const isWritten =
    (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
    field.matches(':read-write') &&
    field.value !== '';
  return isWritten || document.querySelector('dialog[open]') !== null;
}
