import type { App } from '../../app.ts';
import { type Comparison, comparisons, countDifferences } from './queries.ts';

/**
 * Proves that balances, payments, receipts, refunds and entries agree; what does not is told in the log and in the metrics, by number
 * alone, and left as it is: the books are mended by a person (decisions, 4.2).
 */
export async function reconcile(app: Pick<App, 'db' | 'log'>): Promise<Record<Comparison, number>> {
  const found: [Comparison, number][] = [];
  // One after the other: each reads much.
  for (const comparison of comparisons) found.push([comparison, await countDifferences(app.db, comparison)]);
  const wrong = found.filter(([, count]) => count > 0);
  if (wrong.length > 0) app.log.error({ differences: Object.fromEntries(wrong) }, 'the books do not agree');
  return Object.fromEntries(found) as Record<Comparison, number>;
}
