import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

export type FriendState = 'asked' | 'accepted' | 'refused';
export type CheckInState = 'open' | 'asked' | 'alarmed' | 'ended';

/** Serializes what changes the member's friends and check-ins, which are counted. */
export async function lockCheckInsOf(db: Trx, accountId: string): Promise<void> {
  await db.selectFrom('accounts').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
}

export const selectFriends = (db: Db, accountId: string) =>
  db
    .selectFrom('check_in_friends')
    .where('account_id', '=', accountId)
    .select(['id', 'contact', 'state', 'asked_at', 'answered_at'])
    .$narrowType<{ state: FriendState }>()
    .orderBy('asked_at')
    .execute();

/** Returns a friend with the account that asked. */
export const selectFriend = (db: Db, id: string) =>
  db
    .selectFrom('check_in_friends')
    .innerJoin('accounts', 'accounts.id', 'check_in_friends.account_id')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('check_in_friends.id', '=', id)
    .select(['check_in_friends.id', 'check_in_friends.contact', 'check_in_friends.state'])
    .select(['check_in_friends.mailbox', 'accounts.site_id', 'profiles.id as profile_id'])
    .$narrowType<{ state: FriendState }>()
    .executeTakeFirst();

/** Resolves to false if the member has this mailbox already. */
export async function insertFriend(
  db: Db,
  friend: { id: string; accountId: string; contact: Buffer; mailbox: Buffer; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('check_in_friends')
    .values({
      ...{ id: friend.id, account_id: friend.accountId, contact: friend.contact, mailbox: friend.mailbox },
      asked_at: friend.at,
    })
    .onConflict(conflict => conflict.columns(['account_id', 'mailbox']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteFriend(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('check_in_friends')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const updateFriendState = (db: Db, id: string, state: FriendState, at: Date) =>
  db.updateTable('check_in_friends').set({ state, answered_at: at }).where('id', '=', id).execute();

export async function insertRefusal(db: Db, siteId: number, mailbox: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('check_in_refusals')
    .values({ site_id: siteId, mailbox, refused_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await sql`
    update check_in_friends set state = 'refused', answered_at = ${at}
    from accounts where accounts.id = account_id and accounts.site_id = ${siteId} and mailbox = ${mailbox}`.execute(
    db,
  );
}

export async function deleteRefusal(db: Db, siteId: number, mailbox: Buffer): Promise<void> {
  await db
    .deleteFrom('check_in_refusals')
    .where('site_id', '=', siteId)
    .where('mailbox', '=', mailbox)
    .execute();
}

export const hasRefused = async (db: Db, siteId: number, mailbox: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('check_in_refusals')
    .where('site_id', '=', siteId)
    .where('mailbox', '=', mailbox)
    .select('refused_at')
    .executeTakeFirst()) !== undefined;

/** Check-ins that wait for a time or an answer, and would notify this friend; `mailbox`: also those of other members. */
export const selectCheckInsWith = (
  db: Db,
  friend: { id: string } | { siteId: number; mailbox: Buffer },
): Promise<CheckInRow[]> =>
  checkIns(db)
    .where('state', 'in', ['open', 'asked'])
    .where('friend_id', 'in', eb =>
      eb
        .selectFrom('check_in_friends')
        .innerJoin('accounts', 'accounts.id', 'check_in_friends.account_id')
        .where('check_in_friends.state', '=', 'accepted')
        .$if('id' in friend, query => query.where('check_in_friends.id', '=', (friend as { id: string }).id))
        .$if('mailbox' in friend, query => {
          const { siteId, mailbox } = friend as { siteId: number; mailbox: Buffer };
          return query.where('accounts.site_id', '=', siteId).where('check_in_friends.mailbox', '=', mailbox);
        })
        .select('check_in_friends.id'),
    )
    .orderBy('due_at')
    .execute();

const checkIns = (db: Db) =>
  db
    .selectFrom('check_ins')
    .select(['id', 'account_id', 'friend_id', 'details', 'starts_at', 'due_at', 'state', 'round', 'asked_at'])
    .$narrowType<{ state: CheckInState }>();

export type CheckInRow = Awaited<ReturnType<typeof selectCheckIns>>[number];

export const selectCheckIns = (db: Db, accountId: string) =>
  checkIns(db).where('account_id', '=', accountId).orderBy('due_at').execute();

export const selectCheckIn = (db: Db, id: string) => checkIns(db).where('id', '=', id).executeTakeFirst();

export const lockCheckIn = (db: Trx, id: string) =>
  checkIns(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns undefined while another process has the row. */
export const lockFreeCheckIn = (db: Trx, id: string) =>
  checkIns(db).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();

export async function countOpenCheckIns(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('check_ins')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['open', 'asked'])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCheckIn(
  db: Db,
  row: {
    id: string;
    account_id: string;
    friend_id: string;
    details: Buffer;
    starts_at: string;
    due_at: string;
    created_at: Date;
  },
): Promise<void> {
  await db.insertInto('check_ins').values(row).execute();
}

type CheckInChange = {
  state: CheckInState;
  due_at?: Date;
  asked_at?: Date | null;
  round?: number;
  ended_at?: Date | null;
};

export const updateCheckIn = (db: Db, id: string, change: CheckInChange) =>
  db.updateTable('check_ins').set(change).where('id', '=', id).execute();

/** `open` check-ins are due by their time; `asked` ones when the grace period is over. */
export const selectDue = (
  db: Db,
  { state, until, limit }: { state: 'open' | 'asked'; until: Date; limit: number },
) => {
  const time = state === 'open' ? 'due_at' : 'asked_at';
  return db
    .selectFrom('check_ins')
    .where('state', '=', state)
    .where(time, '<=', until)
    .select('id')
    .orderBy(time)
    .limit(limit)
    .execute();
};

/** Deletes check-ins that ended before `until`, with their emails, sent or not. */
export async function deleteEnded(db: Db, until: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      select id, account_id from check_ins where ended_at <= ${until} order by ended_at limit ${limit}
    ), emails as (
      delete from email_outbox using ended
      where email_outbox.account_id = ended.account_id and email_outbox.relevance ->> 'checkIn' = ended.id::text
    )
    delete from check_ins using ended where check_ins.id = ended.id returning check_ins.id`.execute(db);
  return rows.length;
}

/** Deletes friends who have not answered since `until`, and to whom no check-in refers. */
export async function deleteUnanswered(db: Db, until: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from check_in_friends where id in (
      select id from check_in_friends where state = 'asked' and asked_at <= ${until} limit ${limit}
    ) returning id`.execute(db);
  return rows.length;
}

/** Deletes what waits or was sent to a friend, or about a check-in. */
export const deleteEmailsOf = (
  db: Db,
  accountId: string,
  about: { friend: string } | { checkIn: string },
) => {
  const [[name, id]] = Object.entries(about) as [[string, string]];
  return db
    .deleteFrom('email_outbox')
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`relevance ->> ${name} = ${id}`)
    .execute();
};
