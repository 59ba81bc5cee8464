import { type Insertable, type Selectable, sql } from 'kysely';
import type { AlbumPhotos } from '#db/schema';
import type { Member } from '../../app.ts';
import type { Db, Trx } from '../../platform/db.ts';
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

/** `visible` is true if the owner may see the member who has the grant. */
export const selectGrants = (db: Db, owner: Viewer & { member: { profileId: string } }) =>
  db
    .selectFrom('album_grants')
    .innerJoin('profiles', 'profiles.id', 'album_grants.viewer_id')
    .where('album_grants.owner_id', '=', owner.member.profileId)
    .select([
      'album_grants.viewer_id as id',
      'album_grants.viewer_name as name',
      'album_grants.granted_at',
      visibleTo(owner).as('visible'),
    ])
    .orderBy('album_grants.granted_at', 'desc')
    .orderBy('album_grants.viewer_id')
    .execute();

export async function countGrants(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('album_grants')
    .where('owner_id', '=', ownerId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertGrant(
  db: Trx,
  grant: { ownerId: string; viewerId: string; viewerName: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('album_grants')
    .values({
      owner_id: grant.ownerId,
      viewer_id: grant.viewerId,
      viewer_name: grant.viewerName,
      granted_at: grant.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteGrant(db: Trx, ownerId: string, viewerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('album_grants')
    .where('owner_id', '=', ownerId)
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function selectCanSee(db: Db, viewerId: string, otherId: string): Promise<boolean> {
  const viewer = await db
    .selectFrom('profiles')
    .where('id', '=', viewerId)
    .select(['id', 'account_id', 'site_id'])
    .executeTakeFirst();
  if (!viewer) return false;
  const siteViewer = {
    site: { id: viewer.site_id },
    member: { profileId: viewer.id, accountId: viewer.account_id },
  } as Viewer;
  const other = await db
    .selectFrom('profiles')
    .where('id', '=', otherId)
    .where(visibleTo(siteViewer))
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Leaves out empty albums, and owners whom the viewer may not see. */
export const selectAlbumsShownTo = (db: Db, viewer: Viewer & { member: { profileId: string } }) =>
  db
    .selectFrom('album_grants')
    .innerJoin('profiles', 'profiles.id', 'album_grants.owner_id')
    .where('album_grants.viewer_id', '=', viewer.member.profileId)
    .where(visibleTo(viewer))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('album_photos')
          .whereRef('album_photos.profile_id', '=', 'album_grants.owner_id')
          .where('album_photos.status', '=', 'active')
          .select('album_photos.id'),
      ),
    )
    .select(['profiles.name', 'album_grants.granted_at'])
    .orderBy('album_grants.granted_at', 'desc')
    .execute();
