import { type Insertable, sql } from 'kysely';
import type { Accounts, Profiles } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export async function insertSampleAccount(
  db: Db,
  account: Insertable<Accounts>,
  profile: Omit<Insertable<Profiles>, 'account_id'>,
): Promise<{ accountId: string; profileId: string }> {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: profileId } = await db
    .insertInto('profiles')
    .values({ ...profile, account_id: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId, profileId };
}

/** Emails that this transaction has queued, in their order. */
export const selectQueuedEmails = (db: Db) =>
  db
    .selectFrom('email_outbox')
    .selectAll()
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .orderBy('id')
    .execute();

export type QueuedEmail = Awaited<ReturnType<typeof selectQueuedEmails>>[number];

/** Of demo members, whose photos everyone may see. */
export const selectSamplePhotos = (db: Db, siteId: number, limit: number) =>
  db
    .selectFrom('profiles')
    .innerJoin('photos', 'photos.profile_id', 'profiles.id')
    .where('photos.is_main', '=', true)
    .where('profiles.site_id', '=', siteId)
    .where('profiles.status', '=', 'active')
    .where('profiles.visible_to_visitors', '=', true)
    .where('photos.status', '=', 'active')
    .select('photos.clear_key as clearKey')
    .orderBy('photos.id')
    .limit(limit)
    .execute();
