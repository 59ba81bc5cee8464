import { type CardReader, cardBudgetsOf } from '../profiles/card-budgets.ts';

/** The count of hits starts so low that no test reaches a budget. */
const UNLIMITED_HITS = -1_000_000_000;

/** Lifts the `CARD_BUDGETS`, because benchmarks and browser tests send all requests from one network. */
export const unlimitedCardBudgetRows = (reader: CardReader, now = new Date()) =>
  cardBudgetsOf(reader, now).map(({ key }) => ({
    key,
    hits: UNLIMITED_HITS,
    resets_at: new Date(now.getTime() + 24 * 3_600_000),
  }));
