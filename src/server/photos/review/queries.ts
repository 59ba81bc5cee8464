import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

export type ReviewPicture = {
  file_key: string;
  width: number;
  height: number;
  colour: string;
  isSelfie: boolean;
};

/** Finds a photo of a profile or album, or the selfie of an attempt, on the site; `item` is its id without dashes. */
export async function selectReviewPicture(
  db: Db,
  siteId: number,
  item: string,
): Promise<ReviewPicture | undefined> {
  const { rows } = await sql<ReviewPicture>`
    select picture.file_key, picture.width, picture.height, picture.colour, picture.selfie as "isSelfie"
    from (
      select profile_id, file_key, width, height, colour, false as selfie from photos where id = ${item}::uuid
      union all
      select profile_id, file_key, width, height, colour, false from album_photos where id = ${item}::uuid
      union all
      select profile_id, selfie_key, 3, 4, '#808080', true from verifications
      where attempt = ${item}::uuid and selfie_key is not null
    ) picture join profiles on profiles.id = picture.profile_id
    where profiles.site_id = ${siteId}`.execute(db);
  return rows[0];
}

export const selectPhotoOwner = (db: Db, siteId: number, photoId: string) =>
  db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .where('photos.id', '=', photoId)
    .where('profiles.site_id', '=', siteId)
    .select(['profiles.id as profileId', 'profiles.account_id as accountId'])
    .executeTakeFirst();

/** What staff see beside a photo that they decide about. */
export const selectPhotoToReview = (db: Db, id: string) =>
  db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('photos.id', '=', id)
    .select([
      'photos.id',
      'photos.file_key',
      'photos.status',
      'photos.reason',
      'photos.is_main',
      'photos.visibility',
      'photos.width',
      'photos.height',
      'photos.created_at',
      'profiles.id as profile_id',
      'profiles.name',
      'profiles.birth_date',
      'accounts.signed_up_at',
      sql<number>`(select count(*)::int from photos other
        where other.profile_id = profiles.id and other.status = 'rejected')`.as('rejected_photos'),
    ])
    .executeTakeFirst();

export type PhotoToReviewRow = NonNullable<Awaited<ReturnType<typeof selectPhotoToReview>>>;

export const selectPhotosToReview = (db: Db, profileId: string) =>
  db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .select(['id', 'file_key', 'status', 'reason', 'is_main', 'visibility', 'width', 'height', 'created_at'])
    .select('decision_id')
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .execute();

/** The accounts being deleted or banned show no photos, so theirs wait. */
const pendingPhotos = (siteId: number) => sql`
  from photos join profiles on profiles.id = photos.profile_id join accounts on accounts.id = profiles.account_id
  where photos.status = 'pending' and profiles.site_id = ${siteId} and accounts.status in ('active', 'not_confirmed')`;

const pendingAttempts = (siteId: number) => sql`
  from verifications join profiles on profiles.id = verifications.profile_id
    join accounts on accounts.id = profiles.account_id
  where verifications.status = 'pending' and profiles.site_id = ${siteId} and accounts.status = 'active'`;

export type ReviewQueue = 'photos' | 'verifications';

const queues = {
  photos: {
    pending: pendingPhotos,
    item: sql.ref('photos.id'),
    order: sql`photos.created_at, photos.id`,
    locked: sql`photos`,
  },
  verifications: {
    pending: pendingAttempts,
    item: sql.ref('verifications.attempt'),
    order: sql`verifications.sent_at, verifications.attempt`,
    locked: sql`verifications`,
  },
};

/** Counting stops there, because nobody needs to know more. */
export const MOST_WAITING = 1_000;

export async function countWaiting(db: Db, siteId: number, queue: ReviewQueue): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (select ${queues[queue].pending(siteId)} limit ${MOST_WAITING}) waiting`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

export async function selectPhotoBacklog(
  db: Db,
  siteId: number,
): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_at) as since from (
      select photos.created_at ${pendingPhotos(siteId)} order by photos.created_at limit ${MOST_WAITING}) waiting`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
}

type Claimer = { siteId: number; staffId: string; now: Date };

/** The item that this person already looks at. */
export async function selectOwnClaim(
  db: Db,
  queue: ReviewQueue,
  { siteId, staffId, now }: Claimer,
): Promise<string | null> {
  const { pending, item } = queues[queue];
  const { rows } = await sql<{ item: string }>`
    select ${item} as item ${pending(siteId)} and ${item} in (
      select claim.item from review_claims claim where claim.staff_id = ${staffId} and claim.expires_at > ${now})
    limit 1`.execute(db);
  return rows[0]?.item ?? null;
}

/** The oldest item that nobody looks at; rows that are being taken or decided at this moment are skipped. */
export async function selectUnclaimed(
  db: Trx,
  queue: ReviewQueue,
  { siteId, staffId, now }: Claimer,
): Promise<string | null> {
  const { pending, item, order, locked } = queues[queue];
  const { rows } = await sql<{ item: string }>`
    select ${item} as item ${pending(siteId)} and not exists (
      select from review_claims claim
      where claim.item = ${item} and claim.expires_at > ${now} and claim.staff_id <> ${staffId})
    order by ${order} limit 1 for update of ${locked} skip locked`.execute(db);
  return rows[0]?.item ?? null;
}

/** Resolves to false if another person took the item meanwhile. */
export async function upsertClaim(
  db: Trx,
  item: string,
  { staffId, now }: Claimer,
  expiresAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_claims')
    .values({ item, staff_id: staffId, expires_at: expiresAt })
    .onConflict(conflict =>
      conflict
        .column('item')
        .doUpdateSet({ staff_id: staffId, expires_at: expiresAt })
        .where(({ eb, or }) =>
          or([eb('review_claims.staff_id', '=', staffId), eb('review_claims.expires_at', '<=', now)]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteClaim(db: Db, item: string): Promise<void> {
  await db.deleteFrom('review_claims').where('item', '=', item).execute();
}

export async function deleteExpiredClaims(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('review_claims').where('expires_at', '<=', now).execute();
}
