import { sql } from 'kysely';
import { NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { Frequency, NotificationType } from '#contract/notifications';
import type { Db, Trx } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import type { Tx } from '../../platform/transact.ts';
import {
  frequencyOf,
  isReachable,
  mayBeEmailedNow,
  type RecipientCodes,
  recipientColumns,
} from './recipients-sql.ts';

export type RecipientRequest = {
  profileIds: string[];
  type: NotificationType;
  /** Only members who chose this frequency. */
  frequency: Exclude<Frequency, 'never'>;
};

const recipients = (db: Db, { profileIds, type, frequency }: RecipientRequest, now: Date) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('profiles.id', 'in', profileIds)
    .where(isReachable)
    .where(sql<boolean>`${frequencyOf(type, 'email')} = ${frequency}`)
    .where(mayBeEmailedNow(now))
    .where(
      sql<boolean>`(select count(*) from notification_emails where account_id = accounts.id
        and queued_at > ${new Date(now.getTime() - DAY_MS)}) < ${NOTIFICATION_EMAILS.perDay}`,
    )
    .orderBy('accounts.id');

/** Locks the accounts, so that two jobs cannot exceed the daily limit together. */
export async function lockRecipients(db: Trx, request: RecipientRequest, now: Date): Promise<string[]> {
  const rows = await recipients(db, request, now).select('accounts.id').forNoKeyUpdate('accounts').execute();
  return rows.map(({ id }) => id);
}

/**
 * Those of the locked accounts that are still recipients. A statement that waited for a lock counts as of before the
 * wait, so this is a second one.
 */
export const selectRecipients = (
  db: Trx,
  request: RecipientRequest,
  { accountIds, now }: { accountIds: readonly string[]; now: Date },
) =>
  recipients(db, request, now)
    .where(sql<boolean>`accounts.id = any(${idList(accountIds)})`)
    .select(recipientColumns)
    .$narrowType<RecipientCodes>()
    .execute();

/** False in quiet hours, while the member is online, and in discreet mode for an email that is not discreet. */
export async function selectMayGetEmail(
  db: Db,
  { accountId, discreet }: { accountId: string; discreet: boolean },
  now: Date,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where(sql<boolean>`(${discreet} or not accounts.discreet)`)
    .where(mayBeEmailedNow(now))
    .select('accounts.id')
    .executeTakeFirst();
  return account !== undefined;
}

export async function lockAccounts(db: Trx, profileIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('accounts')
    .where('id', 'in', profiles =>
      profiles
        .selectFrom('profiles')
        .select('account_id')
        .where(sql<boolean>`id = any(${idList(profileIds)})`),
    )
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type CountedEmail = { accountId: string; type: NotificationType };

export async function insertNotificationEmails(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  emails: readonly CountedEmail[],
): Promise<void> {
  await db
    .insertInto('notification_emails')
    .values(emails.map(({ accountId, type }) => ({ account_id: accountId, type, queued_at: now })))
    .execute();
}

/** @returns how many were deleted, at most `limit` */
export async function deleteNotificationEmails(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notification_emails')
    .where('id', 'in', emails =>
      emails
        .selectFrom('notification_emails')
        .select('id')
        .where('queued_at', '<', before)
        .orderBy('queued_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes the count of an email that was dropped before it was sent.
 * @returns false if it was deleted before
 */
export async function deleteNotificationEmail(
  db: Db,
  email: { profileId: string; type: NotificationType; at: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notification_emails')
    .where('type', '=', email.type)
    .where('queued_at', '=', email.at)
    .where('account_id', 'in', profiles =>
      profiles.selectFrom('profiles').select('account_id').where('id', '=', email.profileId),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
