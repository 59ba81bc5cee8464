import { type Insertable, type Selectable, sql } from 'kysely';
import type { AlbumPhotos } from '#db/schema';
import type { Member } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { type Viewer, visibleTo } from '../../profiles/visibility.ts';

export type AlbumRow = Selectable<AlbumPhotos>;

export const selectAlbum = (db: Db, profileId: string): Promise<AlbumRow[]> =>
  db.selectFrom('album_photos').selectAll().where('profile_id', '=', profileId).orderBy('position').execute();

/** The calling function must check that the viewer may see the owner. */
export const selectGrantedAlbum = (db: Db, ownerId: string, viewerId: string): Promise<AlbumRow[]> =>
  db
    .selectFrom('album_photos')
    .innerJoin('album_grants', 'album_grants.owner_id', 'album_photos.profile_id')
    .selectAll('album_photos')
    .where('album_photos.profile_id', '=', ownerId)
    .where('album_grants.viewer_id', '=', viewerId)
    .where('album_photos.status', '=', 'active')
    .orderBy('album_photos.position')
    .execute();

/** Locks the photos against deletion until the transaction ends. */
export const selectGrantedAlbumForShare = (db: Db, ownerId: string, viewerId: string) =>
  db
    .selectFrom('album_photos')
    .innerJoin('album_grants', 'album_grants.owner_id', 'album_photos.profile_id')
    .where('album_photos.profile_id', '=', ownerId)
    .where('album_grants.viewer_id', '=', viewerId)
    .where('album_photos.status', '=', 'active')
    .select(['album_photos.id', 'album_photos.file_key', 'album_photos.created_at'])
    .orderBy('album_photos.position')
    .forShare('album_photos')
    .execute();

export const insertAlbumPhoto = (db: Db, photo: Insertable<AlbumPhotos>): Promise<AlbumRow> =>
  db.insertInto('album_photos').values(photo).returningAll().executeTakeFirstOrThrow();

export async function deleteAlbumRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('album_photos').where('id', '=', id).execute();
}

/** Viewers other than the owner need a grant and must be allowed to see the owner. */
export const selectAlbumPicture = (db: Db, key: string, viewer: Viewer & { member: Member }) =>
  db
    .selectFrom('album_photos')
    .innerJoin('profiles', 'profiles.id', 'album_photos.profile_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('album_photos.clear_key', '=', key)
    .where('accounts.status', 'not in', ['banned', 'deleting'])
    .where('profiles.site_id', '=', viewer.site.id)
    .where(
      sql<boolean>`(profiles.id = ${viewer.member.profileId} or (
        album_photos.status = 'active' and ${visibleTo(viewer)} and exists (
          select from album_grants where owner_id = profiles.id and viewer_id = ${viewer.member.profileId})))`,
    )
    .select(['album_photos.file_key', 'album_photos.width', 'album_photos.height', 'album_photos.colour'])
    .executeTakeFirst();
