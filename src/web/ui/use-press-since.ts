import { useEffect, useState } from 'react';

/** Whether a finger or a mouse button went down since `open` turned true: what was down before and is let go now means something else. */
export function usePressSince(open: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!open) return;
    const noted = new AbortController();
    addEventListener('pointerdown', () => setPressed(true), { capture: true, signal: noted.signal });
    return () => {
      noted.abort();
      setPressed(false);
    };
  }, [open]);
  return isPressed;
}
