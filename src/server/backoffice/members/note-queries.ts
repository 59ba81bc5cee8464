import type { Db, Trx } from '../../platform/db.ts';

export async function insertNote(
  db: Trx,
  note: { accountId: string; staffId: string; text: string; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('staff_notes')
    .values({ account_id: note.accountId, staff_id: note.staffId, text: note.text, created_at: note.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteNote(db: Trx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_notes')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const selectNotes = (db: Db, accountId: string) =>
  db
    .selectFrom('staff_notes')
    .innerJoin('staff', 'staff.id', 'staff_notes.staff_id')
    .where('staff_notes.account_id', '=', accountId)
    .select([
      'staff_notes.id',
      'staff_notes.text',
      'staff_notes.staff_id',
      'staff_notes.created_at',
      'staff.name as by',
    ])
    .orderBy('staff_notes.created_at', 'desc')
    .orderBy('staff_notes.id', 'desc')
    .execute();
