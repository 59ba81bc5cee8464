import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Storage } from './storage.ts';

/** Call it before writing the files. Files without a reference are deleted at `dueAt`. */
export async function registerUnreferencedFiles(db: Db, fileKey: string, dueAt: Date): Promise<void> {
  await db.insertInto('unreferenced_files').values({ file_key: fileKey, due_at: dueAt }).execute();
}

/** Call it in the transaction that references the files. Returns false if they were deleted. */
export async function claimFiles(db: Db, fileKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('unreferenced_files')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function isFileReferenced(db: Db, fileKey: string): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`select is_file_referenced(${fileKey}) as needed`.execute(
    db,
  );
  return rows[0]?.needed === true;
}

const BATCH_SIZE = 100;

/** Concurrent or interrupted purges do no harm, because every step can be repeated. */
export async function purgeUnreferencedFiles(app: { db: Db; clock: Clock; storage: Storage }): Promise<void> {
  for (;;) {
    const due = await selectDueFiles(app.db, app.clock.now());
    for (const { file_key: fileKey, needed } of due) {
      if (!needed) await app.storage.removeAll(fileKey);
      await claimFiles(app.db, fileKey);
    }
    if (due.length < BATCH_SIZE) return;
  }
}

const selectDueFiles = (db: Db, now: Date) =>
  db
    .selectFrom('unreferenced_files')
    .where('due_at', '<=', now)
    .select(['file_key', sql<boolean>`is_file_referenced(file_key)`.as('needed')])
    .limit(BATCH_SIZE)
    .execute();
