import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Storage } from './storage.ts';

/** Files below this key go at `dueAt`, unless a row is committed that needs them: for before they are written. */
export async function registerFiles(db: Db, fileKey: string, dueAt: Date): Promise<void> {
  await db.insertInto('loose_files').values({ file_key: fileKey, due_at: dueAt }).execute();
}

/** Keeps registered files, within the transaction that makes their row. False when they were removed meanwhile. */
export async function keepFiles(db: Db, fileKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('loose_files')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether a row stands for the files below a key. */
export async function isFileNeeded(db: Db, fileKey: string): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`select is_file_needed(${fileKey}) as needed`.execute(db);
  return rows[0]?.needed === true;
}

const AT_ONCE = 100;

/** Removes the files that no row needs and that are due. May run at any time, several at once, and be cut short. */
export async function removeLooseFiles(app: { db: Db; clock: Clock; storage: Storage }): Promise<void> {
  for (;;) {
    const due = await selectDueFiles(app.db, app.clock.now());
    for (const { file_key: fileKey, needed } of due) {
      if (!needed) await app.storage.removeAll(fileKey);
      await keepFiles(app.db, fileKey);
    }
    if (due.length < AT_ONCE) return;
  }
}

/** File keys that are due; `needed` ones are shared with a row that stays. */
const selectDueFiles = (db: Db, now: Date) =>
  db
    .selectFrom('loose_files')
    .where('due_at', '<=', now)
    .select(['file_key', sql<boolean>`is_file_needed(file_key)`.as('needed')])
    .limit(AT_ONCE)
    .execute();
