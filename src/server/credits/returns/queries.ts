import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** `reference` is the id of the paid item, and `credits` is the item's cost. */
export type ScheduledReturn = { reference: string; credits: number };

/**
 * Skips items that cost nothing, and items already returned.
 * @spec D5.1
 */
export async function selectReturnable(db: Db, references: string[]): Promise<ScheduledReturn[]> {
  const { rows } = await sql<ScheduledReturn>`
    select reference, -sum(amount)::int as credits from ledger_entries paid
    where reference = any(${references}::uuid[]) and contra in ('messages', 'photos', 'gifts') and not exists (
      select from ledger_entries given where given.reference = paid.reference and given.contra = 'returns')
    group by reference having sum(amount) < 0`.execute(db);
  return rows;
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
