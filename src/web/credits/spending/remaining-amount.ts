import type { SpendingLimit } from '#contract/withdrawals-and-spending-limit';

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
