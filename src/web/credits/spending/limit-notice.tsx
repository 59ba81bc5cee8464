import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getSpendingLimit, type SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText, useMoneyText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useMoment } from '../../site/use-moment.ts';
import link from '../../ui/text-link.module.css';

/**
 * Shown only if `amount`, in minor units, exceeds what the spending limit leaves.
 * @spec D5.1
 */
export function LimitNotice({ amount, currency }: Cost) {
  const t = useAccountText();
  const { data: limit } = useQuery(query(getSpendingLimit));
  const text = useLimitText(limit && { ...limit, pays_in: currency }, amount);
  if (!text) return null;
  return (
    <p className="pad-row warning-tint radius-m">
      {text}{' '}
      <Link to="/settings/spending" className={link.link}>
        {t('transactions.limit')}
      </Link>
    </p>
  );
}

type Cost = { amount: number; currency: SpendingLimit['pays_in'] };

function useLimitText(spendingLimit: SpendingLimit | undefined, amount: number): string | null {
  const t = useAccountText();
  const money = useMoneyText();
  const moment = useMoment();
  const remaining = spendingLimit ? remainingAmount(spendingLimit) : null;
  if (!spendingLimit || remaining === null || amount <= remaining) return null;
  if (spendingLimit.limit === 0) return t('spending_limit.closed');
  if (spendingLimit.currency !== spendingLimit.pays_in)
    return t('spending_limit.other_currency', { currency: spendingLimit.pays_in });
  const until = moment(spendingLimit.month_ends);
  return remaining > 0
    ? t('spending_limit.too_much', { left: money(remaining, spendingLimit.currency), until })
    : t('spending_limit.used_up', { until });
}

/**
 * Returns 0 if the limit's currency differs, because the member must first set a new limit.
 * @spec D5.1
 */
export function remainingAmount({
  limit,
  spent,
  currency,
  pays_in,
}: Pick<SpendingLimit, 'limit' | 'spent' | 'currency' | 'pays_in'>): number | null {
  if (limit === null) return null;
  return currency === pays_in ? Math.max(0, limit - spent) : 0;
}
