import type { App } from '../../app.ts';
import { countPossibleDoubleRefunds } from '../payments/refund-queries.ts';
import { selectLastReconciliation } from './queries.ts';

/** The figures of the books: what disagrees, and how old that knowledge is (docs/operations.md). */
export function registerReconciliationMetrics({ db, clock, metrics }: App): void {
  metrics.registerGauge(
    'books_differences',
    'Rows of the books that disagree, by what was compared.',
    async () => (await selectLastReconciliation(db))?.differences ?? Number.NaN,
  );
  metrics.registerGauge(
    'payments_back_twice',
    'Payments that a bank took back after money of them was sent back.',
    () => countPossibleDoubleRefunds(db),
  );
  metrics.registerGauge('books_compared_age_seconds', 'How long ago the books were compared.', async () => {
    const lastRun = await selectLastReconciliation(db);
    return lastRun ? (clock.now().getTime() - lastRun.at.getTime()) / 1_000 : Number.NaN;
  });
}
