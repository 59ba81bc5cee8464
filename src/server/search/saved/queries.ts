import { type Selectable, sql } from 'kysely';
import type { SearchFilters } from '#contract/search';
import type { SavedSearches } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export type SavedSearchRow = Pick<Selectable<SavedSearches>, 'id' | 'name' | 'query' | 'created_at'>;

export const selectSavedSearches = (db: Db, accountId: string): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'query', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Replaces the member's search of the same name, ignoring case. */
export const upsertSavedSearch = (
  db: Db,
  accountId: string,
  { name, query, now }: { name: string; query: SearchFilters; now: Date },
): Promise<SavedSearchRow> =>
  db
    .insertInto('saved_searches')
    .values({ account_id: accountId, name, query: JSON.stringify(query), created_at: now })
    .onConflict(conflict =>
      conflict
        .expression(sql`account_id, lower(name)`)
        .doUpdateSet({ name, query: JSON.stringify(query), created_at: now }),
    )
    .returning(['id', 'name', 'query', 'created_at'])
    .executeTakeFirstOrThrow();

/** Changes of a member's saved searches wait for this lock. */
export async function lockSavedSearches(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('accounts').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
}

export async function deleteSavedSearchRow(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('account_id', '=', accountId).where('id', '=', id).execute();
}
