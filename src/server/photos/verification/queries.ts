import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Verifications } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

export type VerificationRow = Selectable<Verifications>;

export const selectVerification = (db: Db, profileId: string): Promise<VerificationRow | undefined> =>
  db.selectFrom('verifications').selectAll().where('profile_id', '=', profileId).executeTakeFirst();

/** Resolves to null if the profile has no active main photo. */
export async function selectMainPhotoKey(db: Db, profileId: string): Promise<string | null> {
  const main = await db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where('is_main', '=', true)
    .where('status', '=', 'active')
    .select('file_key')
    .executeTakeFirst();
  return main?.file_key ?? null;
}

export async function replaceVerification(db: Trx, row: Insertable<Verifications>): Promise<void> {
  const nothing = { sent_at: null, decided_at: null, reason: null, decision_id: null, photo_key: null };
  const values = { ...nothing, attempt: null, selfie_key: null, selfie_address: null, ...row };
  await db
    .insertInto('verifications')
    .values(values)
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet(values))
    .execute();
}

/** Resolves to false if the profile has no verification. */
export async function updateVerification(
  db: Trx,
  profileId: string,
  change: Updateable<Verifications>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verifications')
    .set(change)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteVerification(db: Trx, profileId: string): Promise<void> {
  await db.deleteFrom('verifications').where('profile_id', '=', profileId).execute();
}

/** Resolves to undefined if the attempt is not pending. */
export const decideAttempt = (
  db: Trx,
  siteId: number,
  attempt: string,
  decision: { status: 'verified' | 'rejected'; reason: string | null; decided_at: Date },
) =>
  db
    .updateTable('verifications')
    .set(decision)
    .from('profiles')
    .whereRef('profiles.id', '=', 'verifications.profile_id')
    .where('profiles.site_id', '=', siteId)
    .where('verifications.attempt', '=', attempt)
    .where('verifications.status', '=', 'pending')
    .returning(['profiles.id as profileId', 'profiles.account_id as accountId'])
    .executeTakeFirst();

/** What staff see beside a selfie that they decide about. */
export const selectAttempt = (db: Db, attempt: string) =>
  db
    .selectFrom('verifications')
    .innerJoin('profiles', 'profiles.id', 'verifications.profile_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    // The photo that was the main photo when the selfie was sent.
    .leftJoin('photos', join =>
      join
        .onRef('photos.profile_id', '=', 'profiles.id')
        .onRef('photos.file_key', '=', 'verifications.photo_key'),
    )
    .where('verifications.attempt', '=', attempt)
    .select([
      'verifications.pose',
      'verifications.sent_at',
      'photos.id as photo_id',
      'photos.is_main',
      'profiles.id as profile_id',
      'profiles.name',
      'profiles.birth_date',
      'accounts.signed_up_at',
    ])
    .executeTakeFirst();

export const selectVerificationBacklog = (
  db: Db,
  siteId: number,
): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('verifications')
    .innerJoin('profiles', 'profiles.id', 'verifications.profile_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('profiles.site_id', '=', siteId)
    .where('accounts.status', '=', 'active')
    .where('verifications.status', '=', 'pending')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('verifications.sent_at').as('since')])
    .executeTakeFirstOrThrow();

export const selectPendingVerifications = (db: Db, siteId: number) =>
  db
    .selectFrom('verifications')
    .innerJoin('profiles', 'profiles.id', 'verifications.profile_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .leftJoin('photos', join =>
      join.onRef('photos.profile_id', '=', 'profiles.id').on('photos.is_main', '=', true),
    )
    .where('profiles.site_id', '=', siteId)
    .where('accounts.status', '=', 'active')
    .where('verifications.status', '=', 'pending')
    .select([
      'verifications.attempt',
      'verifications.pose',
      'verifications.sent_at',
      'verifications.selfie_key',
      'verifications.photo_key',
      'profiles.name',
      'photos.file_key as main_key',
    ])
    .orderBy('verifications.sent_at')
    .execute();

export const selectSelfie = (db: Db, key: string, profileId: string) =>
  db
    .selectFrom('verifications')
    .where('selfie_address', '=', key)
    .where('profile_id', '=', profileId)
    .select('selfie_key')
    .executeTakeFirst();

export async function deleteOutdatedVerifications(
  db: Db,
  before: { decided: Date; sent: Date; shown: Date },
): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ selfie_key: null, selfie_address: null })
    .where('decided_at', '<=', before.decided)
    .where('selfie_key', 'is not', null)
    // Somebody else looks at it again, which ends with the appeal.
    .where(sql<boolean>`not has_open_appeal(decision_id)`)
    .execute();
  await db
    .deleteFrom('verifications')
    .where(eb =>
      eb.or([
        eb('status', '=', 'pending').and('sent_at', '<=', before.sent),
        eb('status', '=', 'pose_shown').and('shown_at', '<=', before.shown),
      ]),
    )
    .execute();
}
