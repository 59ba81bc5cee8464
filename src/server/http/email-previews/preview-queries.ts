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

/**
 * Emails that this transaction has queued. Without the id, all emails of the last month would be read; ids are in the
 * order of time.
 */
const queuedEmails = (db: Db) =>
  db
    .selectFrom('email_outbox')
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .where(sql<boolean>`id > (select uuidv7(interval '-1 minute'))`)
    .orderBy('id');

export const selectQueuedEmails = (db: Db) => queuedEmails(db).selectAll().execute();

/** Without the bodies, for the list of all emails. */
export const selectQueuedSubjects = (db: Db) => queuedEmails(db).select('subject').execute();

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
