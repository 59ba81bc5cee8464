import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter } from 'use-intl';
import { getBundles } from '#contract/credits';
import { getDiscountCode } from '#contract/discounts';
import { getRepeatOrder } from '#contract/repeat-order';
import { getOpenPayments } from '#contract/transactions';
import { getSpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { query } from '../data/query.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import style from './credits-page.module.css';
import { ActiveDiscount } from './discounts/active-discount.tsx';
import { CodeField, UsedCode } from './discounts/code-field.tsx';
import { mismatchWithAll, priceBundle } from './discounts/price-bundle.ts';
import { codeFromUrl, typedCodeQuery } from './discounts/typed-code-query.ts';
import { LedgerEntryList } from './ledger-entry-list.tsx';
import { CountryField } from './order/country-field.tsx';
import { OpenOrders } from './order/open-orders.tsx';
import { orderAddress } from './order/order-address.ts';
import { PremiumNote } from './order/order-summary.tsx';
import { useStartedOrder } from './order/started-order-query.ts';
import { PriceList } from './price-list.tsx';
import { RepeatOffer } from './repeat-order/repeat-offer.tsx';
import { LimitNotice } from './spending/limit-notice.tsx';
import { transactionsQuery } from './transactions-query.ts';
import { useMinimumPriceText } from './use-price.ts';

const queries: PageQueries = ({ url }) => [
  query(getBundles),
  transactionsQuery,
  query(getDiscountCode),
  typedCodeQuery(codeFromUrl(url.searchParams)),
  query(getRepeatOrder),
  query(getOpenPayments),
  query(getSpendingLimit),
];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 */
export default function CreditsPage() {
  const t = useAccountText();
  const format = useFormatter();
  const user = useUser();
  const started = useStartedOrder();
  const openOrder = started?.payment.state === 'completed' ? null : started;
  const { data: active } = useQuery(query(getDiscountCode));
  const typed = codeFromUrl(useSearchParams()[0]);
  const { data: openPayments } = useQuery(query(getOpenPayments));
  const priceText = useMessagePriceText();
  if (!user) return null;
  return (
    <div className={`page stack one-column gap-4 pad-page ${style.page}`}>
      <PageHead title={t('nav.credits')} />
      <header className={`radius-l evening ink ${style.balance}`}>
        <h1 className="flex wrap items-baseline heading-s">
          <span className={`heading-l tabular ${style.count}`}>{format.number(user.credits)}</span>{' '}
          {t('credits.balance', { count: user.credits })}
        </h1>
      </header>
      <OpenOrders started={openOrder} isFull={!active && !typed} />
      <BuyCredits />
      {!openOrder && openPayments?.payments.length === 0 && <RepeatOffer />}
      <div className={`stack gap-half quiet ${style.words}`}>
        <p>{priceText}</p>
        <p>{t('credits.rules')}</p>
      </div>
      <LedgerEntryList />
      <ButtonLink to="/transactions" look="soft" className="justify-self-start">
        {t('transactions.all')}
      </ButtonLink>
    </div>
  );
}

function useMessagePriceText(): string {
  const t = useAccountText();
  const { message_credits: count } = useSettings();
  const { data: prices } = useQuery(query(getBundles));
  const money = useMinimumPriceText(count, prices?.country);
  if (count === 0) return t('credits.price_free');
  return money ? t('credits.price_money', { count, money }) : t('credits.price', { count });
}

/** @spec 2.9 3.7 D2.12 */
function BuyCredits() {
  const t = useAccountText();
  const user = useUser();
  const typed = codeFromUrl(useSearchParams()[0]);
  const { data: prices } = useQuery(query(getBundles));
  const { data: activeDiscount } = useQuery(query(getDiscountCode));
  const { data: typedCode } = useQuery(typedCodeQuery(typed));
  if (!prices) return null;
  const validCode = typedCode?.code ?? null;
  const mismatch = validCode && mismatchWithAll(validCode, prices);
  const refused =
    typedCode?.refused ??
    (mismatch ? { code: 'discount_code_unfit' as const, params: { why: mismatch } } : null);
  const codes = [validCode, activeDiscount ?? null].filter(code => code !== null);
  const totals = prices.bundles.map(bundle => priceBundle(bundle, prices, codes).total);
  return (
    <div className="stack gap-3">
      {totals.length > 0 && <LimitNotice amount={Math.min(...totals)} currency={prices.currency} />}
      <PriceList
        prices={prices}
        codes={codes}
        linkTo={({ id, code }) => orderAddress(id, { code: code === validCode ? validCode?.code : null })}
        after={<p className="quiet">{t('buying.vat')}</p>}
      >
        {user?.paid_user === false && <PremiumNote />}
        {activeDiscount && (!validCode || refused) && <ActiveDiscount discount={activeDiscount} />}
      </PriceList>
      <div className={`stack items-start ${style.fields}`}>
        <CountryField country={prices.country} />
        {validCode && !refused ? (
          <UsedCode code={validCode.code} percentage={validCode.value_percentage} />
        ) : (
          <CodeField typed={typed} refused={refused} />
        )}
      </div>
    </div>
  );
}
