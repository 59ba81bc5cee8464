import { type Selectable, sql } from 'kysely';
import type { SearchFilters } from '#contract/search';
import type { SavedSearches } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export type SavedRow = Pick<Selectable<SavedSearches>, 'id' | 'name' | 'query' | 'created_at'>;

/** A member's searches, the latest first. */
export const selectSaved = (db: Db, accountId: string): Promise<SavedRow[]> =>
  db
    .selectFrom('saved_searches')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'query', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The search of that name becomes this one, whichever it was. */
export const upsertSaved = (
  db: Db,
  accountId: string,
  { name, query, now }: { name: string; query: SearchFilters; now: Date },
): Promise<SavedRow> =>
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

/** Others wait until this member's searches are changed. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('accounts').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
}

export async function deleteSaved(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('account_id', '=', accountId).where('id', '=', id).execute();
}
