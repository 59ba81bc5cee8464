import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigation, useViewTransitionState } from 'react-router';
import type { MemberCard as Member } from '#contract/profiles';
import { useText } from '#i18n/react';
import { useMainPicture } from '../site/use-picture.ts';
import { Tag } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { PhotoImage } from '../ui/photo-image.tsx';
import type { OpenedFrom } from './back-to-list.tsx';
import { FictionalBadge } from './fictional-badge.tsx';
import style from './member-card.module.css';
import onPhoto from './on-photo.module.css';
import { usePlaceName } from './use-place-name.ts';
import { VerifiedBadge } from './verified-badge.tsx';

type MemberCardLinkProps = {
  member: Member;
  to: string;
  eager?: boolean;
  badge?: ReactNode;
};

/**
 * The opened card's photo morphs into the photo of the member's page.
 * @spec 3.2 look
 */
export function MemberCardLink({ member, to, eager, badge }: MemberCardLinkProps) {
  const t = useText();
  const placeOf = usePlaceName();
  const pictureOf = useMainPicture();
  const isOpening = useViewTransitionState(to);
  const [wasPressed, setWasPressed] = useState(false);
  const { pathname, search } = useLocation();
  const from: OpenedFrom = { list: pathname + search };
  const { name, age, main_image: main, activity, fictional, is_new: isNew, distance } = member;
  return (
    <Link
      to={to}
      state={from}
      viewTransition
      prefetch="intent"
      className={`block on-photo no-underline radius-m ${style.card}`}
      onClick={() => setWasPressed(true)}
    >
      <PhotoImage
        {...pictureOf(main)}
        sizes="(width < 768px) 33vw, (width < 1200px) 24vw, 220px"
        alt=""
        eager={eager}
        ratio="3 / 4"
        className={classes(style.photo, isOpening && onPhoto.opening)}
      >
        <span className={`cover ${onPhoto.shade}`} />
        <span className={`flex absolute wrap gap-half justify-between ${style.badges}`}>
          {fictional && <FictionalBadge onPhoto />}
          {member.verified && <VerifiedBadge onPhoto />}
          {badge ?? (isNew && <Tag onPhoto>{t('member.is_new')}</Tag>)}
        </span>
        <span className="stack absolute pad-1 leading-tight at-bottom">
          <span className={`break-anywhere ${style.name}`}>
            {activity === 'online' && (
              <span className={`circle inline-block ${style.online}`}>
                <span className="unseen">{t('activity.online')}</span>
              </span>
            )}
            <strong className="weight-650">{name}</strong>, {age}
          </span>
          <span className={`truncate text-s ${style.place}`}>{placeOf(member)}</span>
          {distance && (
            <span className={`truncate text-s ${style.place}`}>
              <span aria-hidden="true">{t(`distance_short.${distance}`)}</span>
              <span className="unseen">{t(`distance.${distance}`)}</span>
            </span>
          )}
        </span>
        {wasPressed && <CardOpening to={to} />}
      </PhotoImage>
    </Link>
  );
}

/**
 * Only the pressed card mounts this component, because every navigation rerenders it.
 * @spec look
 */
function CardOpening({ to }: { to: string }) {
  const { location } = useNavigation();
  return location?.pathname === to ? <span className={`cover dim ${style.pending}`} /> : null;
}
