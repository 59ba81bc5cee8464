import type { Currency } from '#contract/countries';
import type { SpendingLimitRow } from './queries.ts';

/** What a member allows himself, in minor units of a currency; `amount` null: as much as he likes. */
export type SpendingAmount = { amount: number | null; currency: Currency };
/** The limit that holds, and the one that will from its hour on. */
export type CurrentLimit = SpendingAmount & { raised: (SpendingAmount & { at: Date }) | null };

/** The limit that holds at a moment; null where none was ever set. A higher one holds from its hour on. */
export function currentLimit(row: SpendingLimitRow | undefined, now: Date): CurrentLimit | null {
  if (!row) return null;
  const limit = { amount: row.amount, currency: row.currency as Currency };
  if (!row.raised_at) return { ...limit, raised: null };
  const raised = { amount: row.raised_to, currency: row.raised_currency as Currency };
  return row.raised_at <= now
    ? { ...raised, raised: null }
    : { ...limit, raised: { ...raised, at: row.raised_at } };
}
