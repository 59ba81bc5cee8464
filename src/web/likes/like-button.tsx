import { useState } from 'react';
import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import { HeartFilledIcon, HeartIcon } from '../ui/icons.ts';
import style from './like-button.module.css';
import { useLike } from './use-like.ts';

type Likeable = Pick<MemberProfile, 'id' | 'name' | 'fictional' | 'main_image' | 'liked_by_me'>;

/** @spec 4.7 look */
export function LikeButton({ member }: { member: Likeable }) {
  const t = useMembersText();
  const { give, takeBack } = useLike(member);
  const [flights, setFlights] = useState(0);
  const isLiked = member.liked_by_me;
  return (
    <button
      type="button"
      className={classes('stack relative place-center rigid circle', style.like, isLiked && style.liked)}
      aria-pressed={isLiked}
      aria-label={t('profile.like_name', { name: member.name })}
      title={t(isLiked ? 'profile.unlike' : 'profile.like')}
      onClick={() => {
        if (isLiked) return takeBack();
        setFlights(flights + 1);
        give();
      }}
    >
      {isLiked ? <HeartFilledIcon size={26} /> : <HeartIcon size={26} />}
      {flights > 0 && (
        <span key={flights} className={`absolute click-through ${style.flying}`} aria-hidden="true">
          <HeartFilledIcon size={30} />
        </span>
      )}
    </button>
  );
}
