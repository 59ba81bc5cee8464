import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { isApiError } from '#contract/errors';
import { getOpenPayments } from '#contract/transactions';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import type { Quote } from './quote-query.ts';

/**
 * Explains that the price rose because an open payment holds the discount.
 * @spec 4.9
 */
export function HeldDiscount({ error, quote }: { error: unknown; quote: Quote }) {
  const t = useAccountText();
  const locale = useLocale();
  const { data } = useQuery(query(getOpenPayments));
  const payment = data?.payments.find(({ holds }) => holds)?.payment;
  const isPriceHigher = isApiError(error) && error.code === 'price_changed' && quote.discount === 0;
  if (!payment || !isPriceHigher) return null;
  const money = moneyText(locale, payment.discount, payment.currency);
  return <p role="status">{t('order.open_took', { money })}</p>;
}
