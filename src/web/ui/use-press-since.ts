import { useEffect, useState } from 'react';

/**
 * Returns true if a press has begun after `open` became true. The release of an earlier press does not count,
 * for example of the long press that opened a dialog.
 */
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
