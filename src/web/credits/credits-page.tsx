import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter } from 'use-intl';
import { useAccountText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { bundlesQuery } from './bundles-query.ts';
import { BuyCredits } from './buy-credits.tsx';
import style from './credits-page.module.css';
import { discountQuery } from './discounts/discount-query.ts';
import { codeFromUrl, typedCodeQuery } from './discounts/typed-code-query.ts';
import { LedgerEntryList } from './ledger-entry-list.tsx';
import { OpenOrders } from './order/open-orders.tsx';
import { openPaymentsQuery } from './order/open-payments-query.ts';
import { useStartedOrder } from './order/started-order-query.ts';
import { RepeatOffer } from './repeat-order/repeat-offer.tsx';
import { repeatOrderQuery } from './repeat-order/repeat-order-query.ts';
import { spendingLimitQuery } from './spending/spending-limit-query.ts';
import { transactionsQuery } from './transactions-query.ts';
import { useMinimumPriceText } from './use-price.ts';

const queries: PageQueries = (api, { url }) => [
  bundlesQuery(api),
  transactionsQuery(api),
  discountQuery(api),
  typedCodeQuery(api, codeFromUrl(url.searchParams)),
  repeatOrderQuery(api),
  openPaymentsQuery(api),
  spendingLimitQuery(api),
];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 */
export default function CreditsPage() {
  const t = useAccountText();
  const api = useApi();
  const user = useUser();
  const started = useStartedOrder();
  const openOrder = started?.payment.state === 'completed' ? null : started;
  const { data: active } = useQuery(discountQuery(api));
  const typed = codeFromUrl(useSearchParams()[0]);
  const { data: ledger } = useQuery(transactionsQuery(api));
  const { data: openPayments = [] } = useQuery(openPaymentsQuery(api));
  const priceText = useMessagePriceText();
  if (!user) return null;
  return (
    <div className={style.page}>
      <PageHead title={t('credits.title')} />
      <Balance credits={user.credits} />
      <OpenOrders started={openOrder} isFull={!active && !typed} />
      <BuyCredits />
      {!openOrder && openPayments.length === 0 && <RepeatOffer />}
      <div className={style.words}>
        <p>{priceText}</p>
        <p>{t('credits.rules')}</p>
      </div>
      {ledger && <LedgerEntryList ledger={ledger} />}
      <ButtonLink to="/transactions" look="soft" className={style.all}>
        {t('transactions.all')}
      </ButtonLink>
    </div>
  );
}

function Balance({ credits: count }: { credits: number }) {
  const t = useAccountText();
  const format = useFormatter();
  return (
    <header className={style.balance}>
      <h1>
        <span className={style.count}>{format.number(count)}</span> {t('credits.balance', { count })}
      </h1>
    </header>
  );
}

function useMessagePriceText(): string {
  const t = useAccountText();
  const { message_credits: count } = useSettings();
  const { data: prices } = useQuery(bundlesQuery(useApi()));
  const money = useMinimumPriceText(count, prices?.country);
  if (count === 0) return t('credits.price_free');
  return money ? t('credits.price_money', { count, money }) : t('credits.price', { count });
}
