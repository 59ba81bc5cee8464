import type { LikedProfile } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { HeartFilledIcon, MessageIcon } from '../ui/icons.ts';
import style from './card-actions.module.css';
import { useLike } from './use-like.ts';

/**
 * The button asks for no confirmation, because a toast offers an undo.
 * @spec 4.7
 */
export function UnlikeButton({ member }: { member: LikedProfile }) {
  const t = useMembersText();
  const { takeBack } = useLike(member);
  const label = t('likes.take_back', { name: member.name });
  return (
    <button
      type="button"
      className={`stack absolute place-center ${style.heart}`}
      aria-label={label}
      title={label}
      onClick={takeBack}
    >
      <span className={`like stack place-center circle shadow ${style.disc}`}>
        <HeartFilledIcon size={18} />
      </span>
    </button>
  );
}

/** @spec 4.7 */
export function WriteButton({ member: { id, name } }: { member: LikedProfile }) {
  const t = useMembersText();
  return (
    <ButtonLink
      to={`/members/${id}/chat`}
      look="soft"
      small
      wide
      className={style.write}
      icon={<MessageIcon size={18} />}
      aria-label={t('likes.write_name', { name })}
    >
      {t('likes.write')}
    </ButtonLink>
  );
}
