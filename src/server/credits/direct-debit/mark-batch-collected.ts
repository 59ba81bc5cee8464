import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { recordRefundSent } from '../refunds/send-refunds.ts';
import { isManualRefund, markDebitsCollected } from './operator-queries.ts';

type OperatorDeps = Pick<App, 'db' | 'bus' | 'clock'>;

/** No provider gives a reference for a refund that the operator transferred manually. */
const MANUAL_REFERENCE = 'by hand';

/** @spec 5.8 */
export const markBatchCollected = (app: OperatorDeps, site: Site, batch: string): Promise<number> =>
  transact(app, tx => markDebitsCollected(tx.db, site.id, batch, tx.now));

export async function recordManualDebitRefund(
  app: OperatorDeps,
  site: Site,
  refund: string,
): Promise<boolean> {
  return (await isManualRefund(app.db, site.id, refund)) && recordRefundSent(app, refund, MANUAL_REFERENCE);
}
