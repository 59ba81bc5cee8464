import { type Insertable, sql } from 'kysely';
import type { ContentNotices } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

/** If the sender repeats a notice on the same day, returns the earlier one. */
export const upsertNotice = (
  db: Trx,
  notice: Omit<Insertable<ContentNotices>, 'id'>,
): Promise<{ id: string; isNew: boolean }> =>
  db
    .insertInto('content_notices')
    .values({ id: sql`uuidv7()`, ...notice })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'sent_on', 'fingerprint']).doUpdateSet({ path: sql.ref('excluded.path') }),
    )
    // PostgreSQL sets `xmax` to 0 for an inserted row, but not for an updated row.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();

/** Also answers again, after the report was opened again. */
export const updateNoticeAnswered = (
  db: Trx,
  id: string,
  answered: { outcome: 'action' | 'no_action'; answered_at: Date },
) =>
  db
    .updateTable('content_notices')
    .set(answered)
    .where('id', '=', id)
    .returning(['email', 'language', 'path'])
    .executeTakeFirst();

/**
 * What was sent with this address, or by the member who has it now. Newest first, because two ids may end with the same
 * digits.
 */
export const selectFollowedNotices = (db: Db, siteId: number, email: string) =>
  db
    .selectFrom('content_notices')
    .select(['id', 'created_at', 'answered_at'])
    .where('site_id', '=', siteId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('email', '=', email),
        eb(
          'id',
          'in',
          selectFrom('reports')
            .innerJoin('accounts', 'accounts.id', 'reports.reporter_id')
            .where('accounts.site_id', '=', siteId)
            .where('accounts.email', '=', email)
            .select('reports.id'),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

export async function clearNoticeSender(db: Trx, siteId: number, email: string): Promise<void> {
  await db
    .updateTable('content_notices')
    .set({ name: null, email: null })
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .execute();
}

/** @returns how many were deleted */
export async function deleteOldNotices(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`delete from content_notices where id in (
    select id from content_notices where answered_at <= ${before} order by answered_at limit ${limit}) returning id`.execute(
    db,
  );
  return rows.length;
}
