import { sql } from 'kysely';
import type { Db, Trx } from '../platform/db.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';
import { debitCtes, type WalletDebit } from './free-credits-first-ctes.ts';
import type { LedgerEntryKind, Lot, Wallet } from './ledger.ts';

/** @spec D2.13 */
export async function selectWallet(db: Db, accountId: string): Promise<Wallet> {
  const [row] = await walletStatement(db, { accountId });
  return row ?? { free: 0, purchased: 0 };
}

const walletStatement = preparedStatement((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('wallets')
    .select(['free', 'purchased'])
    .where('account_id', '=', accountId)
    .modifyEnd(prepared)
    .compile(),
);

/**
 * @returns the remaining balance; undefined, with nothing written, if there are too few credits
 */
export const insertWalletDebit = async (db: Db, debit: WalletDebit): Promise<Wallet | undefined> =>
  (await debitStatement(db, debit))[0];

const debitStatement = preparedStatement((db, { accountId, amount, contra, reference, at }: WalletDebit) => {
  const asked = sql`select ${accountId}::uuid as account_id, ${amount}::int as amount, ${contra}::text as contra,
    ${reference}::uuid as reference, ${at}::timestamptz as at`;
  return sql<Wallet>`with ${debitCtes(asked, 'wait')} select free, purchased from debit ${prepared}`.compile(
    db,
  );
});

/** A trigger updates the wallet in the same statement. */
export async function insertLedgerEntries(
  db: Db,
  entries: {
    accountId: string | null;
    lot: Lot;
    contra: LedgerEntryKind;
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
    .execute();
}

export async function lockWallet(db: Trx, accountId: string): Promise<Wallet & { debt: number }> {
  const row = await db
    .selectFrom('wallets')
    .select(['free', 'purchased', 'debt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? { free: 0, purchased: 0, debt: 0 };
}

export async function selectDebt(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('wallets')
    .select('debt')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.debt ?? 0;
}

/** Maps each payment (`reference`) to the debt that it paid off. */
export async function selectDebtPaidOff(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['reference', 'amount'])
    .where('reference', 'in', references)
    .where('contra', '=', 'debts')
    .where('lot', '=', 'debt')
    .execute();
  return new Map(rows.map(({ reference, amount }) => [reference ?? '', amount]));
}

export async function selectProfileId(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id;
}

export async function selectAccountId(db: Db, profileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('account_id')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.account_id;
}

export const selectLedgerEntries = (db: Db, accountId: string, before: string | undefined, limit: number) =>
  db
    .selectFrom('ledger_entries')
    .select(['id', 'contra', 'lot', 'amount', 'reference', 'created_at'])
    .where('account_id', '=', accountId)
    .$if(before !== undefined, query =>
      query.where(
        sql<boolean>`(created_at, id) < (
          select created_at, id from ledger_entries where id = ${before} and account_id = ${accountId}
        )`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type LedgerEntryRow = Awaited<ReturnType<typeof selectLedgerEntries>>[number];

export const selectDiscountCodesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('discount_codes')
    .select(['code', 'value_percentage', 'expires', 'status', 'validity', 'created_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();

export const selectDeleteDiscountForExport = (db: Db, accountId: string) =>
  db
    .selectFrom('delete_discounts')
    .select(['percentage', 'offered_at', 'declined_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
