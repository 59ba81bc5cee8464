import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import {
  countDifferences,
  extendStatementTimeout,
  persistReconciliation,
  type ReconciliationCheck,
  reconciliationChecks,
} from './queries.ts';

/**
 * Proves that balances, payments, receipts, refunds, discounts and entries agree; what does not is told in the log and in the figures, by
 * number alone, and left as it is: the books are mended by a person.
 */
export const reconcileLedger = (
  app: Pick<App, 'db' | 'clock' | 'log'>,
): Promise<Record<ReconciliationCheck, number>> =>
  app.db.transaction().execute(trx => reconcileLedgerIn(app, trx));

/** The same in a transaction of the caller. */
export async function reconcileLedgerIn(
  { clock, log }: Pick<App, 'clock' | 'log'>,
  db: Trx,
): Promise<Record<ReconciliationCheck, number>> {
  await extendStatementTimeout(db);
  const counts: [ReconciliationCheck, number][] = [];
  // One after the other: each reads much.
  for (const check of reconciliationChecks) counts.push([check, await countDifferences(db, check)]);
  const differences = Object.fromEntries(counts) as Record<ReconciliationCheck, number>;
  await persistReconciliation(db, clock.now(), differences);
  const disagreeing = counts.filter(([, count]) => count > 0);
  if (disagreeing.length > 0)
    log.error({ differences: Object.fromEntries(disagreeing) }, 'the books do not agree');
  return differences;
}
