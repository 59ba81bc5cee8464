import type { ReactNode } from 'react';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { MoreIcon } from '../../ui/icons.ts';
import style from './message-actions.module.css';
import { useLongPress } from './use-long-press.ts';

type MessageActionsProps = { mine: boolean; label: string; onAsk: () => void; children: ReactNode };

/** A bubble with the way to its menu: a button beside it for mouse, keys and screen readers, a long press for fingers. */
export function MessageActions({ mine, label, onAsk, children }: MessageActionsProps) {
  const t = useMembersText();
  return (
    <div className={classes(style.line, mine && style.mine)} {...useLongPress(onAsk)}>
      {children}
      <button
        type="button"
        className={style.more}
        // The message itself is where keys stand.
        tabIndex={-1}
        aria-label={t('message_menu.open', { message: label })}
        aria-haspopup="dialog"
        onClick={onAsk}
      >
        <MoreIcon size={18} />
      </button>
    </div>
  );
}
