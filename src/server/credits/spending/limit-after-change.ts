import { SPENDING_LIMIT_RAISE_HOURS } from '#contract/constants';
import type { CurrentLimit, SpendingAmount } from './current-limit.ts';

const WAIT_MS = SPENDING_LIMIT_RAISE_HOURS * 3_600_000;

/**
 * What becomes of a limit when another is wanted (decisions, 5.1): whatever allows no more than before holds at once, and takes a higher
 * one that waits with it; whatever allows more holds after 24 hours. Asking for the one that waits, or for less than it, begins no new wait.
 */
export function limitAfterChange(
  current: CurrentLimit | null,
  wanted: SpendingAmount,
  now: Date,
): CurrentLimit {
  if (!current || !isMoreGenerous(wanted, current)) return { ...wanted, raised: null };
  const { raised } = current;
  const isSoonerPending = raised?.currency === wanted.currency && !isMoreGenerous(wanted, raised);
  const at = isSoonerPending ? raised.at : new Date(now.getTime() + WAIT_MS);
  return { amount: current.amount, currency: current.currency, raised: { ...wanted, at } };
}

/** Whether something is allowed by one limit that another does not allow: in another currency that one allows nothing. */
function isMoreGenerous(limit: SpendingAmount, other: SpendingAmount): boolean {
  if (other.amount === null || limit.amount === 0) return false;
  return limit.amount === null || limit.currency !== other.currency || limit.amount > other.amount;
}
