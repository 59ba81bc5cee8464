import type { MemberProfile } from '#contract/profiles';
import { useText } from '#i18n/react';
import { FictionalBadge } from '../profiles/fictional-badge.tsx';
import { usePlaceName } from '../profiles/use-place-name.ts';
import { usePictureAddress } from '../site/settings-query.ts';
import { useMainPicture } from '../site/use-picture.ts';
import { PinIcon } from '../ui/icons.ts';
import { Avatar, PhotoImage } from '../ui/photo-image.tsx';
import style from './signup.module.css';

/** @spec 2.4 */
export function AboutMember({ member }: { member: MemberProfile }) {
  const pictureOf = useMainPicture();
  const placeOf = usePlaceName();
  const { name, age, main_image: main, fictional } = member;
  return (
    <div className="row gap-2">
      <PhotoImage
        {...pictureOf(main)}
        sizes="96px"
        alt=""
        eager
        ratio="1"
        className={`rigid ${style.photo}`}
      />
      <div className="stack gap-half justify-items-start may-shrink">
        <p className={`heading-m heading-font weight-700 break-anywhere ${style.name}`}>
          {name}
          <span className={style.age}>, {age}</span>
        </p>
        <p className="row gap-half quiet">
          <PinIcon size={16} />
          {placeOf(member)}
        </p>
        {fictional && <FictionalBadge withWords />}
      </div>
    </div>
  );
}

export function AboutLine({ member: { name, main_image: main } }: { member: MemberProfile }) {
  const t = useText();
  const addressOf = usePictureAddress();
  return (
    <p className="row gap-1 quiet text-m">
      <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={32} />
      {t('signup.about', { name })}
    </p>
  );
}
