import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { MoreIcon } from '../../ui/icons.ts';
import { createLongPress } from './long-press.ts';
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
        className={`square stack place-center rigid quiet circle ${style.more}`}
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
