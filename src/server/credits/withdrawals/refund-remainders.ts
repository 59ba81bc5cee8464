import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockWallet } from '../queries.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { remaindersOf } from './remainders-of.ts';

/**
 * Refunds all unused credits, however old the purchases are.
 * @spec 4.3 D2.35
 */
export const refundRemainders: Parameters<App['hooks']['onErase']['register']>[0] = async (
  tx: Tx,
  { accountId },
) => {
  await lockWallet(tx.db, accountId);
  for (const remainder of await remaindersOf(tx.db, accountId))
    await requestRefund(tx, accountId, remainder, 'deletion');
};
