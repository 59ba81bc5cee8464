import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Photos } from '#db/schema';
import type { Db } from '../platform/db.ts';
import { idList, prepared, preparedStatement } from '../platform/prepared-statements.ts';
import type { Now } from '../platform/recorded-reads.ts';
import { isSharedWith, onlineUntilAt } from '../profiles/sharing-visibility.ts';
import { type Viewer, viewerCell, viewerFromIds, visibleTo } from '../profiles/visibility.ts';

export type PhotoRow = Selectable<Photos>;

export function selectCards(db: Db, viewer: Viewer, ids: string[], now: Now) {
  const { site, member, near } = viewer;
  if (!member) return db.executeQuery(cards(db, viewer, ids, now)).then(({ rows }) => rows);
  const card = { siteId: site.id, viewerId: member.profileId, ids, now };
  return cardsForMember(db, { ...card, near: near ?? undefined });
}

type CardsInput = { siteId: number; viewerId: string; ids: string[]; now: Now; near: number | undefined };

const cardsForMember = preparedStatement((db, { ids, near, now, ...viewer }: CardsInput) =>
  cards(db, { ...viewerFromIds(viewer), near: near ?? null }, ids, now),
);

const cards = (db: Db, viewer: Viewer, ids: string[], now: Now) =>
  db
    .selectFrom('profiles')
    .leftJoin('photos', join =>
      join.onRef('photos.profile_id', '=', 'profiles.id').on('photos.is_main', '=', true),
    )
    // The badge is shown only while the verified photo is the main photo.
    .leftJoin('verifications', join =>
      join
        .onRef('verifications.profile_id', '=', 'profiles.id')
        .onRef('verifications.photo_key', '=', 'photos.file_key')
        .on('verifications.status', '=', 'verified'),
    )
    .where(sql<SqlBool>`profiles.id = any(${idList(ids)})`)
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.gender',
      'profiles.birth_date',
      'profiles.country',
      'profiles.region',
      'profiles.city',
      'profiles.cell',
      viewerCell(viewer).as('viewer_cell'),
      'profiles.fictional',
      'profiles.created_at',
      'profiles.activity_rank',
      onlineUntilAt(now).as('online_until'),
      isSharedWith('presence', viewer).as('presence_learned'),
      'photos.clear_key',
      'photos.status as photo_status',
      'photos.colour',
      'photos.placeholder',
      'verifications.profile_id as verified_id',
    ])
    .modifyEnd(prepared)
    .compile();

export type MemberCardRow = Awaited<ReturnType<typeof selectCards>>[number];

export const selectPhotos = (db: Db, profileId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom('photos')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .execute();

export async function countPhotos(db: Db, profileId: string): Promise<number> {
  const [counted] = await photoCount(db, { profileId });
  return counted?.photos ?? 0;
}

const photoCount = preparedStatement((db, { profileId }: { profileId: string }) =>
  db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .select(eb => eb.fn.countAll<number>().as('photos'))
    .modifyEnd(prepared)
    .compile(),
);

export const insertPhoto = (db: Db, photo: Insertable<Photos>): Promise<PhotoRow> =>
  db.insertInto('photos').values(photo).returningAll().executeTakeFirstOrThrow();

export async function updatePhoto(db: Db, id: string, change: Updateable<Photos>): Promise<void> {
  await db.updateTable('photos').set(change).where('id', '=', id).execute();
}

/** The transaction must have locked the profile. */
export async function updatePositions(db: Db, profileId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update photos set position = ordered.position - 1
    from unnest(${sql.val(ids)}::uuid[]) with ordinality as ordered (id, position)
    where photos.id = ordered.id and photos.profile_id = ${profileId}`.execute(db);
}

export async function renewAddressKeys(db: Db, profileId: string): Promise<void> {
  const key = () => sql<string>`encode(uuid_send(gen_random_uuid()), 'hex')`;
  await db
    .updateTable('photos')
    .set({ clear_key: key(), blur_key: key() })
    .where('profile_id', '=', profileId)
    .execute();
}

export async function fillPlaceholder(db: Db, fileKey: string, placeholder: string): Promise<void> {
  await db
    .updateTable('photos')
    .set({ placeholder })
    .where('file_key', '=', fileKey)
    .where('placeholder', 'is', null)
    .execute();
}

/** Must run before another main photo is chosen, because the database allows only one. */
export async function clearMain(db: Db, profileId: string): Promise<void> {
  await db
    .updateTable('photos')
    .set({ is_main: false })
    .where('profile_id', '=', profileId)
    .where('is_main', '=', true)
    .execute();
}

export async function deletePhotoRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('photos').where('id', '=', id).execute();
}

/** Omits photos of banned or leaving members. Searches all sites if `siteId` is null. */
export const selectPicture = (db: Db, key: string, siteId: number | null, viewer: Viewer | null) =>
  db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where(eb => eb.or([eb('photos.clear_key', '=', key), eb('photos.blur_key', '=', key)]))
    .where('accounts.status', 'not in', ['banned', 'deleting'])
    .$if(siteId !== null, query => query.where('profiles.site_id', '=', siteId))
    .select([
      'photos.profile_id',
      'photos.is_main',
      'photos.clear_key',
      'photos.blur_key',
      'photos.file_key',
      'photos.visibility',
      'photos.status',
      'photos.width',
      'photos.height',
      'photos.colour',
      (viewer ? visibleTo(viewer) : sql<boolean>`false`).as('visible'),
    ])
    .executeTakeFirst();

export type PictureRow = NonNullable<Awaited<ReturnType<typeof selectPicture>>>;

/** Locks the photos against deletion until the transaction ends. */
export const selectPhotosForShare = (db: Db, profileId: string) =>
  db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .select(['id', 'file_key', 'is_main', 'visibility', 'status', 'created_at'])
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .forShare()
    .execute();

/** A rejected photo is never the main photo. Photos of the album count, too. */
export async function rejectShownPhotos(
  db: Db,
  profileId: string,
  ids: readonly string[],
  rule: string | null,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with shown as (
      update photos set status = 'rejected', reason = ${rule}, is_main = false
      where profile_id = ${profileId} and id = any(${ids}::uuid[]) and status <> 'rejected' returning id
    ), album as (
      update album_photos set status = 'rejected', reason = ${rule}
      where profile_id = ${profileId} and id = any(${ids}::uuid[]) and status <> 'rejected' returning id
    )
    select id from shown union all select id from album`.execute(db);
  return rows.map(({ id }) => id);
}

export async function restoreRejectedPhotos(
  db: Db,
  profileId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with album as (
      update album_photos set status = 'active', reason = null, decision_id = null
      where profile_id = ${profileId} and id = any(${ids}::uuid[]) and status = 'rejected'
    )
    update photos set status = 'active', reason = null, decision_id = null
    where profile_id = ${profileId} and id = any(${ids}::uuid[]) and status = 'rejected'`.execute(db);
}

/** Where the owner appeals. Also of the album. */
export async function updateDecisionOfPhotos(
  db: Db,
  profileId: string,
  ids: readonly string[],
  decisionId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with album as (
      update album_photos set decision_id = ${decisionId}
      where profile_id = ${profileId} and id = any(${ids}::uuid[])
    )
    update photos set decision_id = ${decisionId}
    where profile_id = ${profileId} and id = any(${ids}::uuid[])`.execute(db);
}

export async function selectShownPhotoIds(
  db: Db,
  profileId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, profile_id, status from photos union all select id, profile_id, status from album_photos
    ) photo where profile_id = ${profileId} and id = any(${ids}::uuid[]) and status <> 'rejected'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
