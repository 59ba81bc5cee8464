import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** `reference` is the id of the paid item, and `credits` is the item's cost. */
export type ScheduledReturn = { reference: string; credits: number };

export type CreditReturn = { reference: string; dueAt: Date };

/**
 * Skips items that cost nothing, and items already scheduled or returned.
 * @spec D5.1
 */
export async function insertScheduledReturns(db: Db, due: CreditReturn[]): Promise<ScheduledReturn[]> {
  const { rows } = await sql<ScheduledReturn>`
    with due as (
      select * from unnest(${due.map(({ reference }) => reference)}::uuid[], ${due.map(({ dueAt }) => dueAt)}::timestamptz[])
        as due (reference, due_at)
    ), paid as (
      select reference, -sum(amount)::int as credits from ledger_entries
      where reference in (select reference from due) and contra in ('messages', 'photos', 'gifts')
      group by reference having sum(amount) < 0
    ), owed as (
      insert into scheduled_returns (reference, due_at)
      select reference, due_at from paid join due using (reference)
      where not exists (
        select from ledger_entries given where given.reference = paid.reference and given.contra = 'returns')
      on conflict do nothing
      returning reference
    )
    select paid.reference, paid.credits from paid join owed using (reference)`.execute(db);
  return rows;
}

export async function claimDueReturns(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    delete from scheduled_returns where reference in (
      select reference from scheduled_returns where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked)
    returning reference`.execute(db);
  return rows.map(({ reference }) => reference);
}

export type ReturnedCredits = {
  accountId: string;
  reference: string;
  lot: 'free' | 'purchased';
  amount: number;
};

/** Erased members get no credits. The fixed order of wallet locks prevents deadlocks. */
export async function insertReturnEntries(
  db: Db,
  references: string[],
  now: Date,
): Promise<ReturnedCredits[]> {
  const { rows } = await sql<ReturnedCredits>`
    insert into ledger_entries (account_id, lot, contra, amount, reference, created_at)
    select account_id, lot, 'returns', -amount, reference, ${now}::timestamptz from ledger_entries
    where reference = any(${references}::uuid[]) and contra in ('messages', 'photos', 'gifts') and account_id is not null
    order by account_id, reference, lot
    on conflict (reference, lot) where contra = 'returns' do nothing
    returning account_id as "accountId", reference, lot, amount`.execute(db);
  return rows;
}

export async function selectDebtors(db: Db, accounts: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('wallets')
    .select('account_id')
    .where('account_id', 'in', accounts)
    .where('debt', '>', 0)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

export const selectProfilesOf = (db: Db, accounts: string[]) =>
  db
    .selectFrom('profiles')
    .select(['id as profileId', 'account_id as accountId'])
    .where('account_id', 'in', accounts)
    .execute();
