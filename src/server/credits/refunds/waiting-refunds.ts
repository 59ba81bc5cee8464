import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { isProviderRefund, selectWaitingRefunds } from './queries.ts';
import { recordRefundSent } from './send-refunds.ts';

/**
 * Refunds waiting at providers, oldest first, for an operator who sends them by hand.
 * @spec D2.35
 */
export const listWaitingRefunds = (db: Db) => selectWaitingRefunds(db);

/**
 * Records a refund that an operator sent instead of the provider. Direct debits are excluded: they are recorded
 * where it is known whether the bank has paid. @returns whether the refund was waiting
 */
export async function recordManualProviderRefund(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  id: string,
  reference: string,
): Promise<boolean> {
  return (await isProviderRefund(app.db, id)) && recordRefundSent(app, id, reference);
}
