import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { recordRefundSent } from '../refunds/send-refunds.ts';
import { isManualRefund, markDebitsCollected } from './operator-queries.ts';

type OperatorDeps = Pick<App, 'db' | 'bus' | 'clock'>;

/** What stands where a provider's reference of the refund would. */
const MANUAL_REFERENCE = 'by hand';

/** The bank has paid a batch: its debits are open no longer. @returns how many, without those that came back */
export const markBatchCollected = (app: OperatorDeps, site: Site, batch: string): Promise<number> =>
  transact(app, tx => markDebitsCollected(tx.db, site.id, batch, tx.now));

/** Money of a collected debit was sent back by hand. @returns whether it waited for that */
export async function recordManualDebitRefund(
  app: OperatorDeps,
  site: Site,
  refund: string,
): Promise<boolean> {
  return (await isManualRefund(app.db, site.id, refund)) && recordRefundSent(app, refund, MANUAL_REFERENCE);
}
