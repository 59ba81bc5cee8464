import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LedgerEntryKind, Wallet } from './ledger.ts';

/** `reference` is the id of what the credits pay for. */
export type WalletDebit = {
  accountId: string;
  amount: number;
  contra: LedgerEntryKind;
  reference: string | null;
  at: Date;
};

/**
 * If the credits are not enough or `where` is false, `debit` has no row.
 * @spec 5.9 D2.13
 */
export const debitCtes = (
  { accountId, amount, contra, reference, at }: WalletDebit,
  where: RawBuilder<SqlBool> = sql`true`,
): RawBuilder<Wallet> => sql`
    wallet as (
      select free, purchased, least(free, ${amount}::int) as from_free from wallets
      where account_id = ${accountId} and ${where} for update
    ), debit as (
      select free - from_free as free, purchased - (${amount}::int - from_free) as purchased, from_free from wallet
      where free + purchased >= ${amount}
    ), entries as (
      insert into ledger_entries (account_id, lot, contra, amount, reference, created_at)
      select ${accountId}::uuid, lot, ${contra}, -paid, ${reference}::uuid, ${at}::timestamptz
      from debit, lateral (values ('free', from_free), ('purchased', ${amount}::int - from_free)) as lots (lot, paid)
      where paid > 0
    )`;
