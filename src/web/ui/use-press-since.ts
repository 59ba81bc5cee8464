import { useEffect, useState } from 'react';

/** Ignores the release of a press that began before `open` became true. */
export function usePressSince(open: boolean): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    addEventListener('pointerdown', () => setIsPressed(true), { capture: true, signal: controller.signal });
    return () => {
      controller.abort();
      setIsPressed(false);
    };
  }, [open]);
  return isPressed;
}
