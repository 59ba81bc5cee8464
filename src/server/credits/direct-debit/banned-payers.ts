import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import {
  deleteBannedPaymentAccounts,
  deleteEndedPaymentAccounts,
  hasBannedPaymentAccount,
  insertBannedPaymentAccounts,
  selectRefusedPayer,
  selectRefusedPayers,
  setPayerAllowed,
  upsertRefusedPayer,
} from './banned-payer-queries.ts';

/**
 * Keeps the bank accounts from which a banned member paid by direct debit, as hashes, until the ban ends.
 * @spec D5.5 D5.13
 */
export const banPaymentAccounts = ({ db }: Tx, accountId: string, until: Date | null): Promise<void> =>
  insertBannedPaymentAccounts(db, accountId, until);

/** @spec D5.5 D5.13 */
export const unbanPaymentAccounts = ({ db }: Tx, accountId: string): Promise<void> =>
  deleteBannedPaymentAccounts(db, accountId);

/** @spec D5.13 */
export const purgeBannedPaymentAccounts = (db: Db, now: Date): Promise<void> =>
  deleteEndedPaymentAccounts(db, now);

type Payer = { accountId: string; siteId: number; ibanHash: Buffer };

/**
 * Whether the bank account paid for a banned member, so that it pays for another one only after a review. Remembers
 * the attempt for that review.
 * @spec D5.13
 */
export async function refuseBannedPayer(tx: Tx, { accountId, siteId, ibanHash }: Payer): Promise<boolean> {
  if (!(await hasBannedPaymentAccount(tx.db, { siteId, ibanHash, now: tx.now }))) return false;
  if ((await selectRefusedPayer(tx.db, accountId))?.allowed_at) return false;
  await upsertRefusedPayer(tx.db, accountId, tx.now);
  return true;
}

/** When the member was refused; null if never, or if a review allowed it. */
export async function refusedAsPayerAt({ db }: Tx, accountId: string): Promise<Date | null> {
  const refused = await selectRefusedPayer(db, accountId);
  return refused && !refused.allowed_at ? refused.refused_at : null;
}

/** The accounts that were refused in this time. */
export const refusedPayers = (db: Db, time: { after: Date; until: Date }): Promise<string[]> =>
  selectRefusedPayers(db, time);

/**
 * The review found nothing wrong: from now on the member may pay from such a bank account.
 * @spec D5.13
 */
export const allowPayer = ({ db, now }: Tx, accountId: string): Promise<void> =>
  setPayerAllowed(db, accountId, now);
