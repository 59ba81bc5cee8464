import { type RawBuilder, sql } from 'kysely';
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
 * The columns account_id, amount, contra, reference and at; an account has one row at most. An amount of 0 needs a
 * wallet, too, and leaves no ledger entry.
 */
type AskedDebits = RawBuilder<unknown>;

/**
 * `debit` has a row for each asked debit that the wallet can pay. With `skip`, it also lacks those whose wallets
 * another transaction has locked.
 * @spec 5.9 D2.13
 */
export const debitCtes = (asked: AskedDebits, whenLocked: 'wait' | 'skip'): RawBuilder<Wallet> => sql`
    wallet as materialized (
      select asked.*, free, purchased, least(free, amount) as from_free
      from (${asked}) asked join wallets on wallets.account_id = asked.account_id
      for update of wallets ${whenLocked === 'skip' ? sql`skip locked` : sql``}
    ), debit as (
      select account_id, contra, reference, at, from_free, amount - from_free as from_purchased,
        free - from_free as free, purchased - (amount - from_free) as purchased
      from wallet where free + purchased >= amount
    ), entries as (
      insert into ledger_entries (account_id, lot, contra, amount, reference, created_at)
      select account_id, lot, contra, -paid, reference, at
      from debit, lateral (values ('free', from_free), ('purchased', from_purchased)) as lots (lot, paid)
      where paid > 0
    )`;
