import { type Insertable, sql } from 'kysely';
import type { Complaints } from '#db/schema';
import type { Db } from '../platform/db.ts';

/** Keeps a complaint. The same words of the same sender on the same day are the one that is there already, which is not new. */
export const upsertComplaint = (
  db: Db,
  complaint: Insertable<Complaints>,
): Promise<{ id: string; isNew: boolean }> =>
  db
    .insertInto('complaints')
    .values(complaint)
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'email', 'sent_on', 'fingerprint'])
        .doUpdateSet({ topic: sql.ref('excluded.topic') }),
    )
    // Only a row that was there has been locked by an update.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();

export async function deleteComplaintsOf(db: Db, siteId: number, email: string): Promise<void> {
  await db.deleteFrom('complaints').where('site_id', '=', siteId).where('email', '=', email).execute();
}

/** What a member complained of, the latest first. */
export const selectComplaintsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('complaints')
    .select(['id', 'topic', 'text', 'email', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
