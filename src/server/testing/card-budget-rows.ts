import { budgetsOf, type CardReader } from '../platform/http/card-budget.ts';

/** Far below any budget, within what the column holds. */
const UNREACHED = -1_000_000_000;

/**
 * Rows of `rate_limits` with which a reader is refused no cards for a day: for measurements, and for browser tests that share one
 * network.
 */
export const withoutCardBudget = (reader: CardReader, now = new Date()) =>
  budgetsOf(reader, now).map(({ key }) => ({
    key,
    hits: UNREACHED,
    resets_at: new Date(now.getTime() + 24 * 3_600_000),
  }));
