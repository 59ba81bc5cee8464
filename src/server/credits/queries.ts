import type { Db } from '../platform/db.ts';
import { prepared } from '../platform/prepared.ts';
import type { Contra, Lot, Wallet } from './ledger.ts';

/** Both lots of a member's wallet; empty where nothing was ever granted. */
export async function selectWallet(db: Db, accountId: string): Promise<Wallet> {
  const row = await db
    .selectFrom('wallets')
    .select(['free', 'purchased'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? { free: 0, purchased: 0 };
}

/** The same, with the row locked until the transaction ends: no other debit decides on this balance meanwhile. */
export async function lockWallet(db: Db, accountId: string): Promise<Wallet> {
  const row = await db
    .selectFrom('wallets')
    .select(['free', 'purchased'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row ?? { free: 0, purchased: 0 };
}

/** Writes ledger entries; the wallet follows by trigger, in the same statement. */
export async function insertEntries(
  db: Db,
  entries: {
    accountId: string;
    lot: Lot;
    contra: Contra;
    amount: number;
    reference: string | null;
    at: Date;
  }[],
): Promise<void> {
  await db
    .insertInto('ledger_entries')
    .values(
      entries.map(({ accountId, at, ...entry }) => ({ ...entry, account_id: accountId, created_at: at })),
    )
    .modifyEnd(prepared)
    .execute();
}
