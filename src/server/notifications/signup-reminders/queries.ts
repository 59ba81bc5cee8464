import { sql } from 'kysely';
import { SIGNUP_REMINDERS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { Db, Trx } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import {
  areEmailsEnabled,
  frequencyOf,
  mayBeEmailedNow,
  type RecipientCodes,
  recipientColumns,
} from '../emails/recipients-sql.ts';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const wantsReminders = sql<boolean>`accounts.status = 'not_confirmed' and ${areEmailsEnabled}
  and not accounts.seeded and ${frequencyOf('reminders', 'email')} = 'at_once'`;

const unconfirmedDue = (db: Trx, now: Date) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('signup_reminders', 'signup_reminders.account_id', 'accounts.id')
    .where('accounts.signed_up_at', '>', daysBefore(now, SIGNUP_REMINDERS.latest))
    .where(wantsReminders)
    .where(mayBeEmailedNow(now))
    .where(eb =>
      eb.or([
        eb.and([
          eb('signup_reminders.sent', 'is', null),
          eb('accounts.signed_up_at', '<=', daysBefore(now, SIGNUP_REMINDERS.first)),
        ]),
        eb.and([
          eb('signup_reminders.sent', '=', 1),
          eb('accounts.signed_up_at', '<=', daysBefore(now, SIGNUP_REMINDERS.second)),
          eb('signup_reminders.last_sent_at', '<=', daysBefore(now, 1)),
        ]),
      ]),
    )
    .orderBy('accounts.id');

/** Locks the accounts until the transaction ends; another worker skips them. */
export async function lockUnconfirmedDue(
  db: Trx,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<string[]> {
  const rows = await unconfirmedDue(db, now)
    .where('accounts.id', '>', after)
    .select('accounts.id')
    .limit(limit)
    .forNoKeyUpdate('accounts')
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Those of the locked accounts that are still due. Another worker may have reminded them between the start of the
 * statement that locks and the lock.
 */
export const selectUnconfirmedDue = (db: Trx, accountIds: readonly string[], now: Date) =>
  unconfirmedDue(db, now)
    .where(sql<boolean>`accounts.id = any(${idList(accountIds)})`)
    .select([...recipientColumns, 'accounts.signed_up_at as signedUpAt', 'signup_reminders.sent'])
    .$narrowType<RecipientCodes>()
    .execute();

export type UnconfirmedRecipient = Awaited<ReturnType<typeof selectUnconfirmedDue>>[number];

export async function countReminder(db: Db, accountId: string, at: Date): Promise<void> {
  await sql`insert into signup_reminders (account_id, sent, last_sent_at) values (${accountId}, 1, ${at})
    on conflict (account_id) do update set sent = signup_reminders.sent + 1, last_sent_at = excluded.last_sent_at`.execute(
    db,
  );
}

/** Undoes `countReminder` of an email that was not sent, once. The next reminder is due at once. */
export async function uncountReminder(db: Db, accountId: string, at: Date): Promise<void> {
  await sql`
    with first as (delete from signup_reminders where account_id = ${accountId} and last_sent_at = ${at} and sent = 1)
    update signup_reminders set sent = sent - 1, last_sent_at = ${daysBefore(at, 1)}
    where account_id = ${accountId} and last_sent_at = ${at} and sent > 1`.execute(db);
}

export async function deleteRemindersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('signup_reminders').where('last_sent_at', '<', before).execute();
}

export async function selectWantsReminders(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where(wantsReminders)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
