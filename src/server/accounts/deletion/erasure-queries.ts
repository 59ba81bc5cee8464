import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export async function insertErasure(db: Db, pseudonym: string, now: Date): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ pseudonym, erased_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function selectUnrecordedPseudonyms(db: Db, pseudonyms: string[]): Promise<string[]> {
  const { rows } = await sql<{ pseudonym: string }>`
    select pseudonym from unnest(${pseudonyms}::text[]) as marked (pseudonym)
    where not exists (select from erasures where erasures.pseudonym = marked.pseudonym)`.execute(db);
  return rows.map(({ pseudonym }) => pseudonym);
}

export async function deleteErasuresBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('erasures').where('erased_at', '<', before).execute();
}

export const selectAccountIds = async (db: Db, after: string | null, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .$if(after !== null, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Sets the accounts to `deleting`, which hides them immediately; `eraseDueAccounts` erases them later.
 * @spec D4.5
 */
export async function markAllForErasure(db: Db, accountIds: string[], deletedAt: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: deletedAt })
    .where('id', 'in', accountIds)
    .execute();
}
