import { budgetsOf, type CardReader } from '../platform/http/card-budget.ts';

/** Far below any budget, but within the range of the column. */
const UNLIMITED_HITS = -1_000_000_000;

/** Rows of `rate_limits` that lift the budgets for a day: benchmarks and browser tests share one network. */
export const unlimitedCardBudgetRows = (reader: CardReader, now = new Date()) =>
  budgetsOf(reader, now).map(({ key }) => ({
    key,
    hits: UNLIMITED_HITS,
    resets_at: new Date(now.getTime() + 24 * 3_600_000),
  }));
