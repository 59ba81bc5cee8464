import { type Insertable, sql } from 'kysely';
import type { Complaints } from '#db/schema';
import type { Db } from '../platform/db.ts';

/** If the sender repeats a text on the same day, returns the earlier complaint. */
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
    // PostgreSQL sets `xmax` to 0 for an inserted row, but not for an updated row.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();

export async function deleteComplaintsOf(db: Db, siteId: number, email: string): Promise<void> {
  await db.deleteFrom('complaints').where('site_id', '=', siteId).where('email', '=', email).execute();
}

export const selectComplaintsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('complaints')
    .select(['id', 'topic', 'text', 'email', 'created_at', 'state', 'answer', 'answered_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
