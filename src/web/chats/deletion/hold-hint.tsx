import { useEffect, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useDismiss, useDismissals } from '../../notifications/use-dismissals.ts';
import type { Entry } from '../history-days.ts';
import { isMine } from '../history-days.ts';
import style from './hold-hint.module.css';

/** A finger finds no button beside a message: below the first one he sent, once, that holding it opens its menu. */
export function HoldHint({ onDone }: { onDone: () => void }) {
  const t = useMembersText();
  return (
    <p className={style.hint}>
      {t('message_menu.hold')}{' '}
      <button type="button" className={style.done} onClick={onDone}>
        {t('message_menu.hold_done')}
      </button>
    </p>
  );
}

/**
 * Whether the hint belongs below these messages, and how it learns that a menu was opened: a member who found it needs no hint. It stands
 * in one conversation, once: from then on it counts as seen.
 */
export function useHoldHint(entries: readonly Entry[]): { isDue: boolean; close: () => void } {
  const dismiss = useDismiss();
  const isDismissed = useDismissals().hold_message !== undefined;
  const [isOpen, setIsOpen] = useState(!isDismissed);
  const isDue = isOpen && entries.some(canBeHeld);
  useEffect(() => {
    if (isDue && !isDismissed && isFinger()) dismiss('hold_message');
  }, [isDue, isDismissed]);
  const close = () => {
    setIsOpen(false);
    if (!isDismissed && isFinger()) dismiss('hold_message');
  };
  return { isDue, close };
}

const isFinger = () => !matchMedia('(hover: hover)').matches;

/** One of mine that the server has. */
const canBeHeld = (entry: Entry): boolean => isMine(entry) && entry.id !== null;
