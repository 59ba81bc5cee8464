import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { isProviderRefund, selectWaitingRefunds } from './queries.ts';
import { recordRefundSent } from './send-refunds.ts';

/**
 * Lists refunds that an operator may transfer manually, oldest first.
 * @spec D2.35
 */
export const listWaitingRefunds = (db: Db) => selectWaitingRefunds(db);

/**
 * For refunds of direct debits, call `recordManualDebitRefund`.
 * @returns whether the refund was waiting
 */
export async function recordManualProviderRefund(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  id: string,
  reference: string,
): Promise<boolean> {
  return (await isProviderRefund(app.db, id)) && recordRefundSent(app, id, reference);
}
