import { SPENDING_LIMIT_RAISE_HOURS } from '#contract/constants';
import type { Limit, LimitNow } from './limit-now.ts';

const WAIT_MS = SPENDING_LIMIT_RAISE_HOURS * 3_600_000;

/**
 * What becomes of a limit when another is wanted (decisions, 5.1): whatever allows no more than before holds at once, and takes a higher
 * one that waits with it; whatever allows more holds after 24 hours. Asking for the one that waits, or for less than it, begins no new wait.
 */
export function changedLimit(held: LimitNow | null, wanted: Limit, now: Date): LimitNow {
  if (!held || !allowsMore(wanted, held)) return { ...wanted, raised: null };
  const { raised } = held;
  const waits = raised?.currency === wanted.currency && !allowsMore(wanted, raised);
  const at = waits ? raised.at : new Date(now.getTime() + WAIT_MS);
  return { amount: held.amount, currency: held.currency, raised: { ...wanted, at } };
}

/** Whether something is allowed by one limit that another does not allow: in another currency that one allows nothing. */
function allowsMore(one: Limit, than: Limit): boolean {
  if (than.amount === null || one.amount === 0) return false;
  return one.amount === null || one.currency !== than.currency || one.amount > than.amount;
}
