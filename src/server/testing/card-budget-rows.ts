import { budgetsOf, type CardReader } from '../platform/http/card-budget.ts';

/** A count so far below zero that no test reaches a budget, but within the range of the column. */
const UNLIMITED_HITS = -1_000_000_000;

/**
 * Returns rows of `rate_limits` that lift a caller's `CARD_BUDGETS` for a day, because all requests of
 * benchmarks and browser tests come from one network.
 */
export const unlimitedCardBudgetRows = (reader: CardReader, now = new Date()) =>
  budgetsOf(reader, now).map(({ key }) => ({
    key,
    hits: UNLIMITED_HITS,
    resets_at: new Date(now.getTime() + 24 * 3_600_000),
  }));
