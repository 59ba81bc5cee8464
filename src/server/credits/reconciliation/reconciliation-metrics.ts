import type { App } from '../../app.ts';
import { countPossibleDoubleRefunds } from '../payments/refund-queries.ts';
import { selectLastReconciliation } from './queries.ts';

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
