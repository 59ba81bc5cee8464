import { type SqlBool, sql } from 'kysely';
import type { Frequency } from '#contract/notifications';
import { frequencyOf, isQuiet } from '../../notifications/emails/recipients-sql.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { activeAndNotBlocked, isShownTo } from '../../profiles/visibility.ts';
import { isVisibleMessage, type MessageRow, messageColumns } from '../queries.ts';
import type { MessageEmailType } from './choose-email.ts';

/** `mine` is the recipient's row in `conversation_members`. */
const isUnreadMessage = sql<SqlBool>`messages.conversation_id = mine.conversation_id and messages.seq > mine.read_seq
  and messages.sender_id <> mine.profile_id and not messages.unsent and ${isVisibleMessage}`;

/** The recipient sees the other member of the conversation, whose row is in `profiles`. */
const seesPartner = sql<SqlBool>`${activeAndNotBlocked(sql.ref('mine.profile_id'))} and ${isShownTo(sql.ref('mine.profile_id'))}`;

export type UnreadConversation = {
  profileId: string;
  conversationId: string;
  otherId: string;
  /** The recipient has not written, and no email was about the conversation. */
  isNew: boolean;
  count: number;
  firstSeq: number;
  lastSeq: number;
  firstAt: Date;
  lastAt: Date;
  /** When the first message was sent that no email was about; null if there is none. */
  newSince: Date | null;
  emailedSeq: number;
  emailedAt: Date | null;
  remindedSeq: number;
};

const MAX_CONVERSATIONS = 200;

/** The newest first. Leaves out conversations without messages since `since`. */
export async function selectUnreadConversations(
  db: Db,
  profileIds: string[],
  since: Date,
): Promise<UnreadConversation[]> {
  const { rows } = await sql<UnreadConversation>`
    select conversation.* from unnest(${profileIds}::uuid[]) as recipient (id)
    cross join lateral (
      select mine.profile_id as "profileId", mine.conversation_id as "conversationId", mine.other_id as "otherId",
        unread.*, coalesce(emailed_seq, 0) as "emailedSeq", emailed_at as "emailedAt",
        coalesce(reminded_seq, 0) as "remindedSeq",
        emailed_at is null and not exists (
          select from messages own where own.conversation_id = mine.conversation_id and own.sender_id <> mine.other_id
        ) as "isNew"
      from conversation_members mine
      join profiles on profiles.id = mine.other_id
      left join message_notifications notified
        on notified.conversation_id = mine.conversation_id and notified.profile_id = mine.profile_id
      cross join lateral (
        select count(*)::int as count, min(seq) as "firstSeq", max(seq) as "lastSeq", min(sent_at) as "firstAt",
          max(sent_at) as "lastAt", min(sent_at) filter (where seq > coalesce(emailed_seq, 0)) as "newSince"
        from messages where ${isUnreadMessage}
      ) as unread
      where mine.profile_id = recipient.id and mine.unread > 0 and mine.last_message_at > ${since}
        and unread.count > 0 and ${seesPartner}
      order by unread."lastAt" desc
      limit ${sql.lit(MAX_CONVERSATIONS)}
    ) as conversation`.execute(db);
  return rows;
}

export type EmailHabits = {
  profileId: string;
  newConversations: Frequency;
  newMessages: Frequency;
  reminders: Frequency;
  /** The account gets notification emails at all. */
  isReachable: boolean;
  /** The latest time for daily and weekly emails, in the member's zone, and the next daily one. */
  dailyAt: Date;
  weeklyAt: Date;
  nextDailyAt: Date;
  /** When the daily limit allows another email; null if it does now. */
  limitedUntil: Date | null;
};

/** Accounts of demo data get emails only while somebody is logged in to them. */
const isReachable = sql<boolean>`accounts.status = 'active' and accounts.confirmed_at is not null
  and accounts.notifications_disabled = '{}' and not profiles.fictional
  and (not accounts.seeded or exists (select from sessions where sessions.account_id = accounts.id))`;

/** `digestHour` and `perDay`: NOTIFICATION_EMAILS. */
export async function selectEmailHabits(
  db: Db,
  profileIds: string[],
  { now, digestHour, perDay }: { now: Date; digestHour: number; perDay: number },
): Promise<EmailHabits[]> {
  const time = (period: string, hours: number, later = 0) => sql<Date>`(date_trunc(${period}, local_time
    - make_interval(hours => ${hours})) + make_interval(hours => ${hours + later})) at time zone zone`;
  const { rows } = await sql<EmailHabits>`
    select profiles.id as "profileId", ${isReachable} as "isReachable",
      ${frequencyOf('new_conversations', 'email')} as "newConversations",
      ${frequencyOf('new_messages', 'email')} as "newMessages",
      ${frequencyOf('unread_message_reminders', 'email')} as reminders,
      ${time('day', digestHour)} as "dailyAt", ${time('day', digestHour, 24)} as "nextDailyAt",
      ${time('week', 3 * 24 + digestHour)} as "weeklyAt",
      (select queued_at + interval '24 hours' from notification_emails where account_id = accounts.id
        order by queued_at desc offset ${perDay - 1} limit 1) as "limitedUntil"
    from profiles
    join accounts on accounts.id = profiles.account_id
    join sites on sites.id = accounts.site_id
    left join quiet_hours on quiet_hours.account_id = accounts.id
    cross join lateral (select coalesce(quiet_hours.time_zone, sites.time_zone) as zone) as place
    cross join lateral (select ${now}::timestamptz at time zone zone as local_time) as clock
    where profiles.id = any(${profileIds}::uuid[])`.execute(db);
  return rows;
}

/** The newest message of each conversation that an email names. */
export const selectLastMessages = (
  db: Db,
  conversations: readonly UnreadConversation[],
): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .innerJoin(
      sql<{
        conversation_id: string;
        seq: number;
      }>`unnest(${conversations.map(({ conversationId }) => conversationId)}::uuid[], ${conversations.map(({ lastSeq }) => lastSeq)}::int[])`.as<'newest'>(
        sql`newest (conversation_id, seq)`,
      ),
      join =>
        join
          .onRef('newest.conversation_id', '=', 'messages.conversation_id')
          .onRef('newest.seq', '=', 'messages.seq'),
    )
    .select(messageColumns)
    .execute();

type Emailed = Pick<UnreadConversation, 'profileId' | 'conversationId' | 'lastSeq'>;

/** `isReminder`: the email was the reminder of these conversations. */
export async function upsertEmailed(
  db: Trx,
  conversations: readonly Emailed[],
  { at, isReminder }: { at: Date; isReminder: boolean },
): Promise<void> {
  await sql`insert into message_notifications (conversation_id, profile_id, emailed_seq, emailed_at, reminded_seq)
    select conversation_id, profile_id, seq, ${at}::timestamptz, case when ${isReminder}::boolean then seq else 0 end
    from unnest(${conversations.map(({ conversationId }) => conversationId)}::uuid[],
      ${conversations.map(({ profileId }) => profileId)}::uuid[], ${conversations.map(({ lastSeq }) => lastSeq)}::int[])
      as emailed (conversation_id, profile_id, seq)
    order by 1, 2
    on conflict (conversation_id, profile_id) do update set emailed_seq = excluded.emailed_seq,
      emailed_at = excluded.emailed_at, reminded_seq = greatest(message_notifications.reminded_seq, excluded.reminded_seq)`.execute(
    db,
  );
}

/** Columns of `message_notifications`. */
type EmailedBefore = { emailed_seq: number; emailed_at: string | null; reminded_seq: number };

/**
 * What an email in the outbox says: `count` unread messages up to `until` in each conversation. `at`: ISO 8601;
 * `before`: which messages earlier emails were about.
 */
export type EmailClaim = {
  profileId: string;
  type: MessageEmailType;
  at: string;
  conversations: { id: string; count: number; until: number; before: EmailedBefore }[];
};

/** Whether the member still gets such emails, and has exactly these messages unread. */
export async function selectIsStillUnread(
  db: Db,
  { profileId, type, conversations }: EmailClaim,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isUnread: boolean }>`
    select not exists (
      select from jsonb_to_recordset(${JSON.stringify(conversations)}::jsonb) as named (id uuid, count int, until int)
      left join conversation_members mine on mine.conversation_id = named.id and mine.profile_id = ${profileId}
      left join profiles on profiles.id = mine.other_id and ${seesPartner}
      where profiles.id is null
        or named.count <> (select count(*) from messages where seq <= named.until and ${isUnreadMessage})
    ) and exists (
      select from profiles join accounts on accounts.id = profiles.account_id
      where profiles.id = ${profileId} and ${isReachable} and ${frequencyOf(type, 'email')} <> 'never'
        and not ${isQuiet(now)}
        and not exists (select from presence where profile_id = profiles.id and online_until > ${now})
    ) as "isUnread"`.execute(db);
  return rows[0]?.isUnread ?? false;
}

/** Undoes `upsertEmailed` of an email that was not sent. A later email about the conversation stays. */
export async function restoreEmailed(db: Trx, { profileId, at, conversations }: EmailClaim): Promise<void> {
  const rows = conversations.map(({ id, before }) => ({ id, ...before }));
  await sql`update message_notifications notified set emailed_seq = earlier.emailed_seq,
      emailed_at = earlier.emailed_at, reminded_seq = earlier.reminded_seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as earlier (id uuid, emailed_seq int, emailed_at timestamptz, reminded_seq int)
    where notified.conversation_id = earlier.id and notified.profile_id = ${profileId}
      and notified.emailed_at = ${at}::timestamptz`.execute(db);
}
