import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import {
  deleteBannedPaymentAccounts,
  deleteEndedPaymentAccounts,
  hasBannedPaymentAccount,
  selectSuspectedPayer,
  selectSuspectedPayers,
  setPayerAllowed,
  upsertBannedPaymentAccounts,
  upsertSuspectedPayer,
} from './banned-payer-queries.ts';

/**
 * Keeps the cards and accounts from which a banned member paid, as hashes, until the ban ends. A later call replaces that
 * end.
 * @spec D5.5 D5.13
 */
export const banPaymentAccounts = ({ db }: Tx, accountId: string, until: Date | null): Promise<void> =>
  upsertBannedPaymentAccounts(db, accountId, until);

/** @spec D5.5 D5.13 */
export const unbanPaymentAccounts = ({ db }: Tx, accountId: string): Promise<void> =>
  deleteBannedPaymentAccounts(db, accountId);

/** @spec D5.13 */
export const purgeBannedPaymentAccounts = (db: Db, now: Date): Promise<void> =>
  deleteEndedPaymentAccounts(db, now);

/** `paymentAccount` is the hash of a bank account or of a provider's payer. */
type Payer = { accountId: string; siteId: number; paymentAccount: Buffer };

/**
 * Whether the card or account paid for another member who is banned, and no review has allowed it. Remembers the attempt
 * for that review. A direct debit is refused then; what a provider was paid is not.
 * @spec D5.13
 */
export async function suspectBannedPayer(tx: Tx, payer: Payer): Promise<boolean> {
  if (!(await hasBannedPaymentAccount(tx.db, { ...payer, now: tx.now }))) return false;
  if ((await selectSuspectedPayer(tx.db, payer.accountId))?.allowed_at) return false;
  await upsertSuspectedPayer(tx.db, payer.accountId, tx.now);
  return true;
}

/** When the member was suspected last; null if never, or if a review allowed it. */
export async function suspectedAsPayerAt({ db }: Tx, accountId: string): Promise<Date | null> {
  const suspected = await selectSuspectedPayer(db, accountId);
  return suspected && !suspected.allowed_at ? suspected.refused_at : null;
}

/** The accounts that were suspected in this time. */
export const suspectedPayers = (db: Db, time: { after: Date; until: Date }): Promise<string[]> =>
  selectSuspectedPayers(db, time);

/**
 * The review found nothing wrong: from now on the member may pay from such a card or account.
 * @spec D5.13
 */
export const allowPayer = ({ db, now }: Tx, accountId: string): Promise<void> =>
  setPayerAllowed(db, accountId, now);
