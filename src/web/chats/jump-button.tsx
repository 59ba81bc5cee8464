import { useMembersText } from '#i18n/react';
import { Badge } from '../ui/badge.tsx';
import style from './history.module.css';
import { ArrowDownIcon } from './state-icons.ts';

type JumpButtonProps = { count: number; busy: boolean; onJump: () => void };

/** @spec 2.9 */
export function JumpButton({ count, busy, onJump }: JumpButtonProps) {
  const t = useMembersText();
  return (
    <button
      type="button"
      className={style.jump}
      title={t('chat.jump')}
      aria-busy={busy || undefined}
      onClick={onJump}
    >
      <ArrowDownIcon size={22} />
      <span className="unseen">{t('chat.jump')}</span>
      <span className={style.count}>
        <Badge count={count} tone="unread" label={t('chat.jump_new', { count })} />
      </span>
    </button>
  );
}
