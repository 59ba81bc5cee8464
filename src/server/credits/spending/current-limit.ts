import { SPENDING_LIMIT_RAISE_HOURS } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { HOUR_MS } from '#contract/durations';
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

const WAIT_MS = SPENDING_LIMIT_RAISE_HOURS * HOUR_MS;

/**
 * A higher limit applies after 24 hours, even if the member repeats the request.
 * @spec D5.1
 */
export function limitAfterChange(
  current: CurrentLimit | null,
  requested: SpendingAmount,
  now: Date,
): CurrentLimit {
  if (!current || !isMoreGenerous(requested, current)) return { ...requested, raised: null };
  const { raised } = current;
  const isSoonerPending = raised?.currency === requested.currency && !isMoreGenerous(requested, raised);
  const at = isSoonerPending ? raised.at : new Date(now.getTime() + WAIT_MS);
  return { amount: current.amount, currency: current.currency, raised: { ...requested, at } };
}

/** A limit forbids all orders in other currencies, so a new currency permits more. */
function isMoreGenerous(limit: SpendingAmount, other: SpendingAmount): boolean {
  if (other.amount === null || limit.amount === 0) return false;
  return limit.amount === null || limit.currency !== other.currency || limit.amount > other.amount;
}
