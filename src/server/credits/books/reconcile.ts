import type { App } from '../../app.ts';
import { type Comparison, comparisons, countDifferences, noteComparison } from './queries.ts';

/**
 * Proves that balances, payments, receipts, refunds, discounts and entries agree; what does not is told in the log and in the figures, by
 * number alone, and left as it is: the books are mended by a person.
 */
export async function reconcile({
  db,
  clock,
  log,
}: Pick<App, 'db' | 'clock' | 'log'>): Promise<Record<Comparison, number>> {
  const found: [Comparison, number][] = [];
  // One after the other: each reads much.
  for (const comparison of comparisons) found.push([comparison, await countDifferences(db, comparison)]);
  const differences = Object.fromEntries(found) as Record<Comparison, number>;
  await noteComparison(db, clock.now(), differences);
  const wrong = found.filter(([, count]) => count > 0);
  if (wrong.length > 0) log.error({ differences: Object.fromEntries(wrong) }, 'the books do not agree');
  return differences;
}
