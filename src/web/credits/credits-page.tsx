import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { useOwnText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../data.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { useSettings } from '../site/settings-query.ts';
import { bundlesQuery } from './bundles-query.ts';
import style from './credits-page.module.css';
import { CodeCard } from './discounts/code-card.tsx';
import { discountQuery } from './discounts/discount-query.ts';
import { Movements } from './movements.tsx';
import { PriceList } from './price-list.tsx';
import { transactionsQuery } from './transactions-query.ts';
import { useLeastMoney } from './use-price.ts';

const queries: PageQueries = api => [bundlesQuery(api), transactionsQuery(api), discountQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** Credits (section 2): what one has, what a message costs, the bundles, and where one's credits went. */
export default function CreditsPage() {
  const t = useOwnText();
  const api = useApi();
  const user = useUser();
  const { data: prices } = useQuery(bundlesQuery(api));
  const { data: moved } = useQuery(transactionsQuery(api));
  const { data: discount } = useQuery(discountQuery(api));
  if (!user) return null;
  return (
    <div className={style.page}>
      <PageHead title={t('credits.title')} />
      <Balance credits={user.credits} />
      {discount && <CodeCard discount={discount} />}
      {prices && <PriceList prices={prices} />}
      {moved && <Movements moved={moved} />}
    </div>
  );
}

function Balance({ credits: count }: { credits: number }) {
  const t = useOwnText();
  const format = useFormatter();
  return (
    <header className={style.balance}>
      <h1>
        <span className={style.count}>{format.number(count)}</span> {t('credits.balance', { count })}
      </h1>
      <div className={style.words}>
        <p>{usePriceText()}</p>
        <p>{t('credits.rules')}</p>
      </div>
    </header>
  );
}

function usePriceText(): string {
  const t = useOwnText();
  const { message_credits: count } = useSettings();
  const money = useLeastMoney(count);
  if (count === 0) return t('credits.price_free');
  return money ? t('credits.price_money', { count, money }) : t('credits.price', { count });
}
