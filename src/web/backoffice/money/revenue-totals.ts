import { STAFF_PERIOD_DAYS } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { DAY_MS } from '#contract/durations';

type Figures = { currency: Currency; payments: number; paid: number; refunded: number };

/** The sums of each currency, in the order in which the currencies appear. */
export function totalsOf(days: readonly Figures[]): Figures[] {
  const groups = Map.groupBy(days, ({ currency }) => currency);
  return [...groups].map(([currency, rows]) => ({
    currency,
    payments: sumOf(rows.map(row => row.payments)),
    paid: sumOf(rows.map(row => row.paid)),
    refunded: sumOf(rows.map(row => row.refunded)),
  }));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Whether the server takes the period: one day to one year. */
export function isShortPeriod({ from, until }: { from: string; until: string }): boolean {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= STAFF_PERIOD_DAYS;
}
