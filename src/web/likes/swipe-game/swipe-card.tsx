import { useLayoutEffect, useRef } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import type { MemberCard } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useRenewal } from '../../photos/use-renewal.ts';
import type { OpenedFrom } from '../../profiles/back-to-list.tsx';
import onPhoto from '../../profiles/on-photo.module.css';
import { usePlaceName } from '../../profiles/use-place-name.ts';
import { VerifiedBadge } from '../../profiles/verified-badge.tsx';
import { useMainPicture } from '../../site/use-picture.ts';
import { Tag } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { animateExit, animateReturn } from './card-motion.ts';
import style from './swipe-card.module.css';
import { SWIPES_KEY } from './swipes-query.ts';
import { useDrag } from './use-drag.ts';

/** The side to which the card leaves, or the number of cards above it. */
type CardPlace = 'yes' | 'no' | number;

type SwipeCardProps = {
  member: MemberCard;
  place: CardPlace;
  isBack: boolean;
  onVerdict: (verdict: 'yes' | 'no') => boolean;
  onLeft: () => void;
};

/** @spec 2.8 */
export function SwipeCard({ member, place, isBack, onVerdict, onLeft }: SwipeCardProps) {
  const t = useAccountText();
  const card = useRef<HTMLDivElement>(null);
  const drag = useDrag({ onVerdict });
  const isTop = place === 0;
  const leavesTo = typeof place === 'number' ? null : place;
  useLayoutEffect(() => {
    if (leavesTo && card.current) return animateExit(card.current, leavesTo, onLeft);
  }, [leavesTo]);
  useLayoutEffect(() => {
    if (isBack && card.current) animateReturn(card.current);
  }, [isBack]);
  return (
    <div
      ref={card}
      className={`cover radius-l ${style.card}`}
      data-place={leavesTo ? 'leaving' : place}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      {...(isTop && drag)}
    >
      <CardFace member={member} />
      <span
        data-stamp="yes"
        className={classes('absolute click-through heading-font radius-m', style.stamp, style.yes)}
        aria-hidden="true"
      >
        {t('swipe_game.yes')}
      </span>
      <span
        data-stamp="no"
        className={classes('absolute click-through heading-font radius-m', style.stamp, style.no)}
        aria-hidden="true"
      >
        {t('swipe_game.no')}
      </span>
    </div>
  );
}

function CardFace({ member }: { member: MemberCard }) {
  const t = useAccountText();
  const pictureOf = useMainPicture();
  const renew = useRenewal(SWIPES_KEY);
  const placeOf = usePlaceName();
  const to = `/members/${member.id}`;
  const isOpening = useViewTransitionState(to);
  const from: OpenedFrom = { list: '/swipe-game' };
  const { name, age, activity, distance, verified, is_new: isNew } = member;
  return (
    <Link
      to={to}
      state={from}
      viewTransition
      prefetch="none"
      draggable={false}
      className={`block full-height on-photo no-underline ${style.face}`}
    >
      <PhotoImage
        {...pictureOf(member.main_image)}
        sizes="(width < 576px) 100vw, 416px"
        alt=""
        eager
        onBroken={renew}
        className={classes(style.photo, isOpening && onPhoto.opening)}
      >
        <span className={`cover ${onPhoto.shade}`} />
        <span className={`flex absolute justify-between ${style.badges}`}>
          {isNew && <Tag onPhoto>{t('member.is_new')}</Tag>}
          {verified && <VerifiedBadge onPhoto />}
        </span>
        <span className={`stack absolute gap-half ${style.words}`}>
          <span className={`heading-m heading-font break-anywhere ${style.name}`}>
            <strong className="weight-700">{name}</strong>, {age}
            {activity === 'online' && (
              <span className={style.online}>
                <span className="unseen">{t('activity.online')}</span>
              </span>
            )}
          </span>
          <span className={style.place}>
            {placeOf(member)}
            {distance && ` · ${t(`distance.${distance}`)}`}
          </span>
          <span className="unseen">{t('swipe_game.open')}</span>
        </span>
      </PhotoImage>
    </Link>
  );
}
