import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** @spec D5.7 */
export const selectExport = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('exports')
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`(expires_at is null or expires_at > ${now})`)
    .selectAll()
    .executeTakeFirst();

export type ExportRow = NonNullable<Awaited<ReturnType<typeof selectExport>>>;

export const insertExport = (db: Trx, accountId: string, now: Date): Promise<ExportRow> =>
  db
    .insertInto('exports')
    .values({ account_id: accountId, requested_at: now, tried_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteExportOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('exports').where('account_id', '=', accountId).execute();
}

export const beginExportTry = (db: Db, id: string, now: Date) =>
  db
    .updateTable('exports')
    .set({ tries: sql`tries + 1`, tried_at: now })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .returning(['account_id', 'tries'])
    .executeTakeFirst();

export async function markExportReady(
  db: Trx,
  id: string,
  archive: { fileKey: string; bytes: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({
      status: 'ready',
      file_key: archive.fileKey,
      bytes: archive.bytes,
      ready_at: archive.now,
      expires_at: archive.expiresAt,
    })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markExportFailed(db: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An export stalls if its job was interrupted or lost. */
export const selectStalledExports = (db: Db, since: Date) =>
  db
    .selectFrom('exports')
    .select('id')
    .where('status', '=', 'making')
    .where('tried_at', '<', since)
    .execute();

export async function deleteExpiredExports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('exports').where('status', '=', 'ready').where('expires_at', '<=', now).execute();
}
