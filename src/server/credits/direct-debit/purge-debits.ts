import { DEBIT_TIMES } from '#contract/constants';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteOldDebits, deleteUnconfirmedDebits } from './queries.ts';

/**
 * Deletes debits that need not be stored any longer. The SEPA scheme requires storing a mandate for 13 months
 * after the collection.
 * @spec 5.8 D1.13
 */
export const purgeDebits = ({ db, clock }: App): Promise<void> =>
  deleteOldDebits(db, clock.now(), DEBIT_TIMES.mandateRetentionMonths);

/**
 * Deletes the debits that an erased member never confirmed. Confirmed mandates stay stored with their
 * payment, encrypted and without a link to the account.
 * @spec D1.13
 */
export const eraseUnconfirmedDebits = ({ db }: Tx, { accountId }: { accountId: string }): Promise<void> =>
  deleteUnconfirmedDebits(db, accountId);
