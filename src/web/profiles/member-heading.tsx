import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { Tag } from '../ui/badge.tsx';
import { PinIcon } from '../ui/icons.ts';
import { FictionalBadge } from './fictional-badge.tsx';
import style from './member-heading.module.css';
import { usePlaceName } from './use-place-name.ts';
import { VerifiedBadge } from './verified-badge.tsx';

/** @spec 2.9 3.2 */
export function MemberHeading({ member }: { member: MemberProfile }) {
  const t = useMembersText();
  const placeOf = usePlaceName();
  const { name, age, activity, fictional, is_new: isNew, matched, likes_me: likesMe, distance } = member;
  return (
    <header className={`stack gap-1 ${style.heading}`}>
      <h1 className="heading-xl">
        {name}
        <span className={style.age}>, {age}</span>
      </h1>
      <p className={`row wrap ${style.line}`}>
        <span className={`inline-row gap-half ${style.part}`}>
          <PinIcon size={18} />
          {placeOf(member)}
        </span>
        {distance && <span className={`inline-row gap-half ${style.part}`}>{t(`distance.${distance}`)}</span>}
        {activity !== 'away' && (
          <span className={`inline-row gap-half ${style.part}`} data-activity={activity}>
            {t(`activity.${activity}`)}
          </span>
        )}
      </p>
      <p className="row wrap gap-1 hide-empty">
        {fictional && <FictionalBadge withWords />}
        {member.verified && <VerifiedBadge />}
        {isNew && <Tag>{t('member.is_new')}</Tag>}
        {(matched || likesMe) && (
          <span className={`text-s weight-650 round ${style.likes}`}>
            {t(matched ? 'profile.matched' : 'profile.likes_you', { name })}
          </span>
        )}
      </p>
    </header>
  );
}
