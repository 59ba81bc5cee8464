import { useEffect, useState } from 'react';

/** Returns true once a press has begun while `open` is true. Releasing an earlier press does not count. */
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
