import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { wholePercentage } from '#contract/order-price';
import type { Payment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { useAccountText, useCountryName, useMoneyText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { CrownIcon } from '../../ui/icons.ts';
import { Section } from '../../ui/section.tsx';
import link from '../../ui/text-link.module.css';
import style from './order-page.module.css';
import type { Quote } from './quote-query.ts';

export function OrderSummary({ quote }: { quote: Quote }) {
  const t = useAccountText();
  return (
    <Section title={t('order.summary')} className="stack gap-2 content-start pad-3 raised radius-l bordered">
      <OrderQuote quote={quote} />
    </Section>
  );
}

/** @spec 4.8 D2.12 */
export function OrderQuote({ quote }: { quote: Quote }) {
  const t = useAccountText();
  const { settles } = quote;
  return (
    <>
      <PriceLines quote={quote} />
      {settles > 0 && (
        <p className="text-m">{t('order.settles', { settles, left: quote.credits - settles })}</p>
      )}
      {quote.makes_premium && <PremiumNote />}
    </>
  );
}

export function PremiumNote() {
  const t = useAccountText();
  return (
    <p className={`flex gap-1 items-start violet-strong weight-650 ${style.premium}`}>
      <CrownIcon className="rigid" size={20} />
      {t('buying.premium')}
    </p>
  );
}

/** @spec D2.35 D5.1 */
export function OrderNotes({ statement }: { statement: string }) {
  const t = useAccountText();
  const { refund_days: days } = useSettings();
  return (
    <div className="stack gap-half pad-top-1 quiet text-m">
      <p>{t('order.once')}</p>
      <p>{t('order.statement', { statement })}</p>
      <p>
        {t.rich('order.withdraw', {
          days,
          policy: words => (
            <a href="/pages/return-policy" className={link.link}>
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

type PriceDetails = Pick<
  Payment,
  'credits' | 'currency' | 'list_price' | 'discount' | 'amount' | 'vat' | 'vat_rate' | 'vat_country'
>;

/** @spec D2.12 */
export function PriceLines({ quote }: { quote: PriceDetails }) {
  const t = useAccountText();
  const countryName = useCountryName();
  const money = useMoneyText();
  const { credits, currency, list_price, discount, amount, vat, vat_rate, vat_country } = quote;
  const percentage = wholePercentage(list_price, discount);
  return (
    <dl className={`stack gap-half full-width tabular ${style.lines}`}>
      <div>
        <dt>{t('order.item', { credits })}</dt>
        <dd className="push-end nowrap">{money(list_price, currency)}</dd>
      </div>
      {discount > 0 && (
        <div className="good weight-600">
          <dt>{percentage === null ? t('order.discount_money') : t('order.discount', { percentage })}</dt>
          <dd className="push-end nowrap">−&nbsp;{money(discount, currency)}</dd>
        </div>
      )}
      <div className={`pad-top-1 line-above ${style.summaryTotal}`}>
        <dt>{t('order.total')}</dt>
        <dd className="push-end nowrap">{money(amount, currency)}</dd>
      </div>
      {vat > 0 && (
        <div className="quiet text-m">
          <dt>{t('order.vat', { percentage: vat_rate / 100, country: countryName(vat_country) })}</dt>
          <dd className="push-end nowrap">{money(vat, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * Explains that the price rose because an open payment holds the discount.
 * @spec 4.9
 */
export function HeldDiscount({ error, quote }: { error: unknown; quote: Quote }) {
  const t = useAccountText();
  const money = useMoneyText();
  const { data } = useQuery(query(getOpenPayments));
  const payment = data?.payments.find(({ holds }) => holds)?.payment;
  const isPriceHigher = isApiError(error) && error.code === 'price_changed' && quote.discount === 0;
  if (!payment || !isPriceHigher) return null;
  return <p role="status">{t('order.open_took', { money: money(payment.discount, payment.currency) })}</p>;
}
