import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Contra, Wallet } from './ledger.ts';

/** Whole credits taken from a member; `reference` names what they paid for. */
export type WalletDebit = {
  accountId: string;
  amount: number;
  contra: Contra;
  reference: string | null;
  at: Date;
};

/**
 * Parts of a statement that take credits, for the statement that does what they pay for: they lock the wallet, so that no other debit
 * decides on this balance meanwhile, and write an entry for each lot that pays, the free one first; the wallet follows by trigger.
 * `debit` has one row with what is left, a `Wallet`, and none, with nothing written, where there is too little or `where` does not hold.
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
