import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Contra, Wallet } from './ledger.ts';

/** Whole credits to take from a member; `reference` is what they pay for. */
export type WalletDebit = {
  accountId: string;
  amount: number;
  contra: Contra;
  reference: string | null;
  at: Date;
};

/**
 * Common table expressions that take credits, for the statement that creates what they pay for. They lock the
 * wallet, so that no concurrent debit uses the same balance, and insert a ledger entry per lot, free credits
 * first; the wallet is updated by trigger. `debit` has one row with the remaining `Wallet`, or none, with
 * nothing written, if there are too few credits or `where` is false.
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
