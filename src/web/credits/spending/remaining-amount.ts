import type { SpendingLimit } from '#contract/withdrawals-and-spending-limit';

/**
 * The amount that the member may still spend, in minor units; null without a limit. It is 0 if the limit is
 * in another currency than the member pays in, because the member must first set a new limit.
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
