import { DEBIT_TIMES } from '#contract/constants';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteOldDebits, deleteUnconfirmedDebits } from './queries.ts';

/**
 * The SEPA scheme requires storing a mandate for 13 months after the collection.
 * @spec 5.8 D1.13
 */
export const purgeDebits = ({ db, clock }: App): Promise<void> =>
  deleteOldDebits(db, clock.now(), DEBIT_TIMES.mandateRetentionMonths);

/**
 * Confirmed mandates stay stored, encrypted and without a link to the account.
 * @spec D1.13
 */
export const eraseUnconfirmedDebits = ({ db }: Tx, { accountId }: { accountId: string }): Promise<void> =>
  deleteUnconfirmedDebits(db, accountId);
