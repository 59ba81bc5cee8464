import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { recordRefundSent } from '../refunds/send-refunds.ts';
import { isManualRefund, markDebitsCollected } from './operator-queries.ts';

type OperatorDeps = Pick<App, 'db' | 'bus' | 'clock'>;

/** Stored in place of the provider's reference of a refund. */
const MANUAL_REFERENCE = 'by hand';

/**
 * The bank has paid a batch: marks its debits as collected. @returns how many, without returned ones
 * @spec 5.8
 */
export const markBatchCollected = (app: OperatorDeps, site: Site, batch: string): Promise<number> =>
  transact(app, tx => markDebitsCollected(tx.db, site.id, batch, tx.now));

/**
 * Records that an operator refunded a collected debit by bank transfer. @returns whether that refund was
 * pending
 */
export async function recordManualDebitRefund(
  app: OperatorDeps,
  site: Site,
  refund: string,
): Promise<boolean> {
  return (await isManualRefund(app.db, site.id, refund)) && recordRefundSent(app, refund, MANUAL_REFERENCE);
}
