import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { MoreIcon } from '../../ui/icons.ts';
import style from './message-actions.module.css';

type MessageActionsProps = { mine: boolean; label: string; onOpenMenu: () => void; children: ReactNode };

/** @spec 6.4 */
export function MessageActions({ mine, label, onOpenMenu, children }: MessageActionsProps) {
  const t = useMembersText();
  return (
    <div
      className={classes('row relative gap-half', style.line, mine && style.mine)}
      {...useLongPress(onOpenMenu)}
    >
      {children}
      <button
        type="button"
        className={`square stack place-center rigid quiet circle transparent ${style.more}`}
        // Tab skips the button: keyboard users open the menu from the message itself.
        tabIndex={-1}
        aria-label={t('message_menu.open', { message: label })}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <MoreIcon size={18} />
      </button>
    </div>
  );
}

function useLongPress(onLongPress: () => void) {
  const act = useEffectEvent(onLongPress);
  const [{ handlers, end }] = useState(() => createLongPress(() => act()));
  useEffect(() => end, [end]);
  return handlers;
}

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
