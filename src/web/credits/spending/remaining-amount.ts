import type { SpendingLimit } from '#contract/withdrawals-and-spending-limit';

/**
 * What the member may still spend, in minor units; null without a limit. 0 if the limit is in another
 * currency.
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
