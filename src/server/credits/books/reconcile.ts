import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { type Comparison, comparisons, countDifferences, noteComparison, takeTime } from './queries.ts';

/**
 * Proves that balances, payments, receipts, refunds, discounts and entries agree; what does not is told in the log and in the figures, by
 * number alone, and left as it is: the books are mended by a person.
 */
export const reconcile = (app: Pick<App, 'db' | 'clock' | 'log'>): Promise<Record<Comparison, number>> =>
  app.db.transaction().execute(trx => compareBooks(app, trx));

/** The same in a transaction of the caller. */
export async function compareBooks(
  { clock, log }: Pick<App, 'clock' | 'log'>,
  db: Trx,
): Promise<Record<Comparison, number>> {
  await takeTime(db);
  const found: [Comparison, number][] = [];
  // One after the other: each reads much.
  for (const comparison of comparisons) found.push([comparison, await countDifferences(db, comparison)]);
  const differences = Object.fromEntries(found) as Record<Comparison, number>;
  await noteComparison(db, clock.now(), differences);
  const wrong = found.filter(([, count]) => count > 0);
  if (wrong.length > 0) log.error({ differences: Object.fromEntries(wrong) }, 'the books do not agree');
  return differences;
}
