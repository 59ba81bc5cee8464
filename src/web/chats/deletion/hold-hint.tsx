import { useEffect, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useDismiss, useDismissals } from '../../accounts/alerts/use-dismissals.ts';
import type { HistoryEntry } from '../history-days.ts';
import { isMine } from '../history-days.ts';
import style from './message-actions.module.css';

/**
 * Explains once, on touch screens, that holding a message opens its menu.
 * @spec 2.5
 */
export function HoldHint({ onDone }: { onDone: () => void }) {
  const t = useMembersText();
  return (
    <p className={`row wrap quiet text-s text-end ${style.hint}`}>
      {t('message_menu.hold')}{' '}
      <button type="button" className={`target violet weight-650 ${style.done}`} onClick={onDone}>
        {t('action.understood')}
      </button>
    </p>
  );
}

/** Shows the hint only once, even if the member does not close it. */
export function useHoldHint(entries: readonly HistoryEntry[]): { isDue: boolean; close: () => void } {
  const dismiss = useDismiss();
  const isDismissed = useDismissals().hold_message !== undefined;
  const [isOpen, setIsOpen] = useState(!isDismissed);
  const isDue = isOpen && entries.some(canBeHeld);
  useEffect(() => {
    if (isDue && !isDismissed && isTouch()) dismiss('hold_message');
  }, [isDue, isDismissed]);
  const close = () => {
    setIsOpen(false);
    if (!isDismissed && isTouch()) dismiss('hold_message');
  };
  return { isDue, close };
}

const isTouch = () => !matchMedia('(hover: hover)').matches;

const canBeHeld = (entry: HistoryEntry): boolean => isMine(entry) && entry.id !== null;
