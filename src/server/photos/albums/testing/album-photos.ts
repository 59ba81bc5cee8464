import type { Db } from '../../../platform/db.ts';
import { newRandomName } from '../../../platform/secrets.ts';

export const albumPhotoKeys = (db: Db, id: string) =>
  db
    .selectFrom('album_photos')
    .where('id', '=', id)
    .select(['file_key', 'clear_key'])
    .executeTakeFirstOrThrow();

export async function insertTestAlbumPhoto(db: Db, profileId: string): Promise<string> {
  const name = newRandomName();
  const { id } = await db
    .insertInto('album_photos')
    .values(({ selectFrom }) => ({
      profile_id: profileId,
      position: selectFrom('album_photos')
        .where('profile_id', '=', profileId)
        .select(eb => eb.fn.countAll<number>().as('count')),
      ...{ clear_key: newRandomName(), file_key: `${name.slice(0, 2)}/${name}` },
      ...{ width: 500, height: 450, colour: '#6d28d9', created_at: new Date() },
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
