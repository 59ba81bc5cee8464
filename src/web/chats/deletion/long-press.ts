import type { PointerEvent, SyntheticEvent } from 'react';

const LONG_PRESS_MS = 450;
/** A finger that moves farther is scrolling, not holding. */
const MAX_MOVE_PX = 10;

/** Ignores the mouse, because mouse users have a button instead. */
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
        if (pointerType !== 'mouse') press = { timer: setTimeout(act, LONG_PRESS_MS), x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (press && Math.hypot(clientX - press.x, clientY - press.y) > MAX_MOVE_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      // Suppresses the click that browsers fire after a long press.
      onClickCapture(event: SyntheticEvent) {
        if (!isDone) return;
        isDone = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // Suppresses the browser's context menu, because it would cover the message menu.
      onContextMenu(event: SyntheticEvent) {
        if (press) event.preventDefault();
      },
    },
  };
}
