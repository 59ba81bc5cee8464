import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { newRandomName } from '../../platform/secrets.ts';

/** Inserts the row of a photo without files, because rendering files is slow. */
export async function insertTestPhoto(db: Db, profileId: string, { main = false } = {}): Promise<string> {
  const name = newRandomName();
  if (main)
    await db.updateTable('photos').set({ is_main: false }).where('profile_id', '=', profileId).execute();
  const { id } = await db
    .insertInto('photos')
    .values(({ selectFrom }) => ({
      profile_id: profileId,
      is_main: main,
      position: selectFrom('photos')
        .where('profile_id', '=', profileId)
        .select(eb => sql<number>`${eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1))} + 1`.as('next')),
      ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: `${name.slice(0, 2)}/${name}` },
      ...{ width: 500, height: 450, colour: '#6d28d9' },
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
