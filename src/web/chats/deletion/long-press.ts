import type { PointerEvent, SyntheticEvent } from 'react';

const LONG_MS = 450;
/** A finger that moves so many px scrolls. */
const STILL_PX = 10;

/** What a finger that rests on something does, and nothing besides: it is no tap on what lies under it. A mouse has its own way. */
export function createLongPress(onLongPress: () => void) {
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  let isDone = false;
  const end = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  const act = () => {
    isDone = true;
    onLongPress();
  };
  return {
    end,
    handlers: {
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        end();
        isDone = false;
        if (pointerType !== 'mouse') press = { timer: setTimeout(act, LONG_MS), x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      // The browser takes the end of a long press for a tap, too.
      onClickCapture(event: SyntheticEvent) {
        if (!isDone) return;
        isDone = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // The browser's own menu for a long press would lie over ours.
      onContextMenu(event: SyntheticEvent) {
        if (press) event.preventDefault();
      },
    },
  };
}
