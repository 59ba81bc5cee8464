import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import type { User } from '#contract/accounts';
import { getBundles } from '#contract/credits';
import { getDiscountCode } from '#contract/discounts';
import { useAccountText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { query } from '../data/query.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { CrownIcon } from '../ui/icons.ts';
import { Comparison } from './comparison.tsx';
import { ActiveDiscount } from './discounts/active-discount.tsx';
import { orderAddress } from './order/order-address.ts';
import style from './premium-page.module.css';
import { PremiumUnlocks } from './premium-unlocks.tsx';
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
    <div className={style.page}>
      <PageHead title={t('premium.title')} />
      <Opening since={user.premium_since} />
      <PremiumUnlocks isPremium={user.paid_user} />
      {!user.paid_user && <Comparison />}
      {prices && (
        <PriceList prices={prices} codes={discount ? [discount] : []} linkTo={({ id }) => orderAddress(id)}>
          <p className={style.terms}>{t('buying.vat')}</p>
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
    <header className={style.opening}>
      <CrownIcon size={40} />
      <h1>{date ? t('premium.since_heading') : t('premium.heading')}</h1>
      <p>{date ? t('premium.since', { date }) : t('premium.how')}</p>
    </header>
  );
}
