import type { Currency } from '#contract/countries';
import type { SpendingLimitRow } from './queries.ts';

/** `amount` is in minor units; null means unlimited. */
export type SpendingAmount = { amount: number | null; currency: Currency };
/** `raised` is a higher limit, which applies from `at` on. */
export type CurrentLimit = SpendingAmount & { raised: (SpendingAmount & { at: Date }) | null };

/** @spec D5.1 */
export function currentLimit(row: SpendingLimitRow | undefined, now: Date): CurrentLimit | null {
  if (!row) return null;
  const limit = { amount: row.amount, currency: row.currency as Currency };
  if (!row.raised_at) return { ...limit, raised: null };
  const raised = { amount: row.raised_to, currency: row.raised_currency as Currency };
  return row.raised_at <= now
    ? { ...raised, raised: null }
    : { ...limit, raised: { ...raised, at: row.raised_at } };
}
