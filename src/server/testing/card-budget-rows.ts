import { budgetsOf, type CardReader } from '../platform/http/card-budget.ts';

/** This count is so far below zero that no test reaches a budget, but it still fits the column. */
const UNLIMITED_HITS = -1_000_000_000;

/**
 * Returns rows of `rate_limits` that lift a caller's `CARD_BUDGETS` for a day. Benchmarks and browser tests
 * need them, because all their requests come from one network.
 */
export const unlimitedCardBudgetRows = (reader: CardReader, now = new Date()) =>
  budgetsOf(reader, now).map(({ key }) => ({
    key,
    hits: UNLIMITED_HITS,
    resets_at: new Date(now.getTime() + 24 * 3_600_000),
  }));
