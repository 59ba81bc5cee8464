import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockWallet } from '../queries.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { remaindersOf } from './remainders-of.ts';

/**
 * An account is erased: what is unused of its purchases goes back the way it came, in the transaction that erases it, however long ago
 * they were made (decisions, 2). Until then, within the 14 days, whoever comes back finds his credits as they were.
 */
export const refundRemainders: Parameters<App['hooks']['onErase']['register']>[0] = async (
  tx: Tx,
  { accountId },
) => {
  await lockWallet(tx.db, accountId);
  for (const remainder of await remaindersOf(tx.db, accountId))
    await requestRefund(tx, accountId, remainder, 'deletion');
};
