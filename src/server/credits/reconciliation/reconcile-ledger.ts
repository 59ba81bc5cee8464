import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { countPossibleDoubleRefunds } from '../payments/refund-queries.ts';
import {
  countDifferences,
  extendStatementTimeout,
  persistReconciliation,
  type ReconciliationCheck,
  reconciliationChecks,
  selectLastReconciliation,
} from './queries.ts';

/**
 * Only logs the number of differences, which a person must correct.
 * @spec D4.2
 */
export const reconcileLedger = (
  app: Pick<App, 'db' | 'clock' | 'log'>,
): Promise<Record<ReconciliationCheck, number>> =>
  app.db.transaction().execute(trx => reconcileLedgerIn(app, trx));

export async function reconcileLedgerIn(
  { clock, log }: Pick<App, 'clock' | 'log'>,
  db: Trx,
): Promise<Record<ReconciliationCheck, number>> {
  await extendStatementTimeout(db);
  const counts: [ReconciliationCheck, number][] = [];
  // The checks run one after another, because each reads much data.
  for (const check of reconciliationChecks) counts.push([check, await countDifferences(db, check)]);
  const differences = Object.fromEntries(counts) as Record<ReconciliationCheck, number>;
  await persistReconciliation(db, clock.now(), differences);
  const disagreeing = counts.filter(([, count]) => count > 0);
  if (disagreeing.length > 0)
    log.error({ differences: Object.fromEntries(disagreeing) }, 'the ledger does not reconcile');
  return differences;
}

/** @spec D4.2 */
export function registerReconciliationMetrics({ db, clock, metrics }: App): void {
  metrics.registerGauge(
    'reconciliation_differences',
    'Rows of the ledger that disagree, by check.',
    async () => (await selectLastReconciliation(db))?.differences ?? Number.NaN,
  );
  metrics.registerGauge(
    'payments_charged_back_twice',
    'Payments that a bank charged back after a refund of them was sent.',
    () => countPossibleDoubleRefunds(db),
  );
  metrics.registerGauge('reconciliation_age_seconds', 'How long ago the ledger was reconciled.', async () => {
    const lastRun = await selectLastReconciliation(db);
    return lastRun ? (clock.now().getTime() - lastRun.at.getTime()) / 1_000 : Number.NaN;
  });
}
