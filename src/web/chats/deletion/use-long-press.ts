import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const LONG_MS = 450;
/** A finger that moves so many px scrolls. */
const STILL_PX = 10;

/** What a finger that rests on something does; a mouse has its own way. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => end, []);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      end();
      if (pointerType === 'mouse') return;
      press.current = { timer: window.setTimeout(onLongPress, LONG_MS), x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu for a long press would lie over ours.
    onContextMenu(event: SyntheticEvent) {
      if (press.current) event.preventDefault();
    },
  };
}
