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
import { transformOf } from './spring.ts';
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
      className={`cover radius-l unselectable ${style.card}`}
      data-place={leavesTo ? 'leaving' : place}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      {...(isTop && drag)}
    >
      <CardFace member={member} />
      <span
        data-stamp="yes"
        className={classes('absolute click-through heading-font radius-m dim', style.stamp, style.yes)}
        aria-hidden="true"
      >
        {t('swipe_game.yes')}
      </span>
      <span
        data-stamp="no"
        className={classes(
          'absolute click-through heading-font on-photo radius-m dim',
          style.stamp,
          style.no,
        )}
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
        <span className={`stack absolute gap-half at-bottom ${style.words}`}>
          <span className={`heading-m heading-font break-anywhere ${style.name}`}>
            <strong className="weight-700">{name}</strong>, {age}
            {activity === 'online' && (
              <span className={`circle inline-block ${style.online}`}>
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

const FLIGHT = { duration: 280, easing: 'cubic-bezier(0.3, 0.4, 0.6, 1)' } as const;
const FADE = { duration: 150 } as const;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const offscreenTransform = (to: 'yes' | 'no'): string =>
  transformOf({ x: (to === 'yes' ? 1 : -1) * Math.max(480, innerWidth * 0.9), y: 24 });

/** @returns a function that cancels the animation */
function animateExit(card: HTMLElement, to: 'yes' | 'no', onLeft: () => void): () => void {
  const stamp = card.querySelector<HTMLElement>(`[data-stamp="${to}"]`);
  if (stamp) stamp.style.opacity = '1';
  const start = card.style.transform || 'none';
  const flight = prefersReducedMotion()
    ? card.animate([{ opacity: 1 }, { opacity: 0 }], { ...FADE, fill: 'forwards' })
    : card.animate([{ transform: start }, { transform: offscreenTransform(to) }], {
        ...FLIGHT,
        fill: 'forwards',
      });
  flight.onfinish = onLeft;
  return () => flight.cancel();
}

function animateReturn(card: HTMLElement): void {
  if (prefersReducedMotion()) card.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  else
    card.animate([{ transform: offscreenTransform('no') }, { transform: 'none' }], {
      ...FLIGHT,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
}
