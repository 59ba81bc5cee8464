import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { isProviderRefund, selectWaitingRefunds } from './queries.ts';
import { recordRefundSent } from './send-refunds.ts';

/** Money that waits to be sent back, the longest waiting first, for whoever sends by hand what a provider does not. */
export const listWaitingRefunds = (db: Db) => selectWaitingRefunds(db);

/**
 * A person sent what the provider did not. What was paid by direct debit is none of it: that is noted where it is known whether the bank
 * has paid. @returns whether it waited for that
 */
export async function recordManualProviderRefund(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  id: string,
  reference: string,
): Promise<boolean> {
  return (await isProviderRefund(app.db, id)) && recordRefundSent(app, id, reference);
}
