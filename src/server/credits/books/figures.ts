import type { App } from '../../app.ts';
import { countBackTwice } from '../payments/refund-queries.ts';
import { selectComparison } from './queries.ts';

/** The figures of the books: what disagrees, and how old that knowledge is (docs/operations.md). */
export function readBookFigures({ db, clock, metrics }: App): void {
  metrics.read(
    'books_differences',
    'Rows of the books that disagree, by what was compared.',
    async () => (await selectComparison(db))?.differences ?? Number.NaN,
  );
  metrics.read(
    'payments_back_twice',
    'Payments that a bank took back after money of them was sent back.',
    () => countBackTwice(db),
  );
  metrics.read('books_compared_age_seconds', 'How long ago the books were compared.', async () => {
    const last = await selectComparison(db);
    return last ? (clock.now().getTime() - last.at.getTime()) / 1_000 : Number.NaN;
  });
}
