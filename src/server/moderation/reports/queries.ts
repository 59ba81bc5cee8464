import { type Insertable, sql } from 'kysely';
import type { Reports } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export async function insertReport(
  db: Db,
  report: Insertable<Reports>,
  fileKeys: readonly string[],
): Promise<string> {
  const { id } = await db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow();
  const files = fileKeys.map(file_key => ({ report_id: id, file_key }));
  if (files.length > 0) await db.insertInto('report_files').values(files).execute();
  return id;
}

export const selectReportsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('reports')
    .select(['id', 'reason', 'text', 'created_at', 'closed_at'])
    .where('reporter_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();

export const selectOpenReports = (db: Db, siteId: number, urgent: readonly string[]) =>
  db
    .selectFrom('reports')
    .select(['id', 'reason', 'created_at'])
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .orderBy(sql`reason = any(${urgent}::text[])`, 'desc')
    .orderBy('created_at')
    .execute();

export const selectReportBacklog = (db: Db, siteId: number): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('reports')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();

export const selectOpenReport = (db: Db, siteId: number, ending: string) =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`right(id::text, 8) = ${ending.toLowerCase()}`)
    .executeTakeFirst();

export async function deleteReportFiles(db: Db, reportId: string): Promise<void> {
  await db.deleteFrom('report_files').where('report_id', '=', reportId).execute();
}

/** A trigger deletes the closed report if either member's account is gone. */
export async function updateClosed(db: Db, reportId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed_at: at, evidence: null })
    .where('id', '=', reportId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
