import { useId } from 'react';
import {
  FREE_CONVERSATION_LIMIT,
  FREE_PHOTO_LIMIT,
  PREMIUM_PHOTO_LIMIT,
  SAVED_SEARCHES,
  VISITS,
} from '#contract/constants';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { BookmarkIcon, CameraIcon, EyeIcon, HeartIcon, MessageIcon } from '../ui/icons.ts';
import style from './premium-unlocks.module.css';

/**
 * Without premium, `Comparison` on the same page shows the match percentage.
 * @spec 1.3 6.3 D2.35
 */
export function PremiumUnlocks({ isPremium }: { isPremium: boolean }) {
  const t = useAccountText();
  const id = useId();
  const { premium_match_claim: claim, refund_days: days } = useSettings();
  const unlocks = [
    { Icon: EyeIcon, title: t('premium.photos_title'), text: t('premium.photos_text') },
    {
      Icon: MessageIcon,
      title: t('premium.conversations_title'),
      text: t('premium.conversations_text', { count: String(FREE_CONVERSATION_LIMIT) }),
    },
    {
      Icon: CameraIcon,
      title: t('premium.own_title', { count: String(PREMIUM_PHOTO_LIMIT) }),
      text: t('premium.own_text', { count: String(FREE_PHOTO_LIMIT) }),
    },
    {
      Icon: BookmarkIcon,
      title: t('premium.searches_title'),
      text: t('premium.searches_text', { count: String(SAVED_SEARCHES.max) }),
    },
    {
      Icon: HeartIcon,
      title: t('premium.visitors_title'),
      text: t('premium.visitors_text', { days: VISITS.days }),
    },
  ];
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{isPremium ? t('premium.unlocked') : t('premium.unlocks')}</h2>
      <ul className={style.list}>
        {unlocks.map(({ Icon, title, text }) => (
          <li key={title} className={style.unlock}>
            <Icon size={28} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isPremium && claim !== null && (
        <p className={style.claim}>{t('comparison.claim', { percent: String(claim) })}</p>
      )}
      <p className={style.refund}>{t('premium.refund', { days })}</p>
    </section>
  );
}
