import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import type { User } from '#contract/accounts';
import {
  FREE_CONVERSATION_LIMIT,
  FREE_PHOTO_LIMIT,
  PREMIUM_PHOTO_LIMIT,
  SAVED_SEARCHES,
  VISITS,
} from '#contract/constants';
import { getBundles } from '#contract/credits';
import { getDiscountCode } from '#contract/discounts';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { query } from '../data/query.ts';
import { useSettings } from '../site/settings-query.ts';
import { BookmarkIcon, CameraIcon, CrownIcon, EyeIcon, HeartIcon, MessageIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Comparison } from './comparison.tsx';
import { ActiveDiscount } from './discounts/active-discount.tsx';
import { orderAddress } from './order/order-address.ts';
import style from './premium-page.module.css';
import { PriceList } from './price-list.tsx';

const queries: PageQueries = () => [query(getBundles), query(getDiscountCode)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 4.8 */
export default function PremiumPage() {
  const t = useAccountText();
  const user = useUser();
  const { data: prices } = useQuery(query(getBundles));
  const { data: discount } = useQuery(query(getDiscountCode));
  if (!user) return null;
  return (
    <div className={`page stack pad-page ${style.page}`}>
      <PageHead title={t('comparison.premium')} />
      <Opening since={user.premium_since} />
      <PremiumUnlocks isPremium={user.paid_user} />
      {!user.paid_user && <Comparison />}
      {prices && (
        <PriceList prices={prices} codes={discount ? [discount] : []} linkTo={({ id }) => orderAddress(id)}>
          <p className="quiet">{t('buying.vat')}</p>
          {discount && <ActiveDiscount discount={discount} />}
        </PriceList>
      )}
    </div>
  );
}

function Opening({ since }: { since: User['premium_since'] }) {
  const t = useAccountText();
  const format = useFormatter();
  const date = since && format.dateTime(new Date(since), { dateStyle: 'long' });
  return (
    <header className={`stack gap-2 container radius-l evening ink ${style.opening}`}>
      <CrownIcon className="violet" size={40} />
      <h1 className="leading-1">{date ? t('premium.since_heading') : t('premium.heading')}</h1>
      <p className="quiet text-l">{date ? t('premium.since', { date }) : t('premium.how')}</p>
    </header>
  );
}

/**
 * Without premium, `Comparison` on the same page shows the match percentage.
 * @spec 1.3 6.3 D2.35
 */
function PremiumUnlocks({ isPremium }: { isPremium: boolean }) {
  const t = useAccountText();
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
      title: t('search.saved'),
      text: t('premium.searches_text', { count: String(SAVED_SEARCHES.max) }),
    },
    {
      Icon: HeartIcon,
      title: t('premium.visitors_title'),
      text: t('premium.visitors_text', { days: VISITS.days }),
    },
  ];
  return (
    <Section title={isPremium ? t('premium.unlocked') : t('premium.unlocks')} className="stack gap-2">
      <ul className={`stack ${style.list}`}>
        {unlocks.map(({ Icon, title, text }) => (
          <li key={title} className={`stack icon-column content-start line-above ${style.unlock}`}>
            <Icon className="violet" size={28} />
            <h3 className="text-l">{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
      {isPremium && claim !== null && (
        <p className="weight-600">{t('comparison.claim', { percent: String(claim) })}</p>
      )}
      <p className="quiet text-m">{t('premium.refund', { days })}</p>
    </Section>
  );
}
