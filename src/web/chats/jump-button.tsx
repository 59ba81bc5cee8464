import { useMembersText } from '#i18n/react';
import { Badge } from '../ui/badge.tsx';
import style from './history.module.css';
import { ArrowDownIcon } from './state-icons.ts';

/** Back to the end of the history; counts what arrived there meanwhile. */
export function JumpButton({ count, onJump }: { count: number; onJump: () => void }) {
  const t = useMembersText();
  return (
    <button
      type="button"
      className={style.jump}
      aria-label={t('chat.jump')}
      title={t('chat.jump')}
      onClick={onJump}
    >
      <ArrowDownIcon size={22} />
      <span className={style.count}>
        <Badge count={count} tone="unread" label={t('chat.jump_new', { count })} />
      </span>
    </button>
  );
}
