import { type SqlBool, sql } from 'kysely';
import { frequencyOf } from '../../notifications/emails/recipients-sql.ts';
import type { MissedPeriod } from '../../notifications/push/push-source.ts';
import { hasSubscription } from '../../notifications/push/subscribers-sql.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { activeAndNotBlocked } from '../../profiles/visibility.ts';
import { MAX_COUNTED_CHATS } from '../list-queries.ts';
import { isVisibleMessage } from '../queries.ts';

export type ConversationSide = { profileId: string; conversation: string };

const viewer = sql.ref<string>('mine.profile_id');

/** The unread row of the recipient, who has a subscription. */
const unreadOfSubscriber = sql<SqlBool>`not messages.held and not messages.unsent and messages.seq > mine.read_seq
  and ${hasSubscription('mine.profile_id')}`;

const receivedMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .innerJoin('conversation_members as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'messages.conversation_id')
        .onRef('mine.other_id', '=', 'messages.sender_id'),
    )
    .where(unreadOfSubscriber)
    .select(['mine.profile_id as profileId', 'mine.conversation_id as conversation']);

export const selectSubscribedSides = (db: Db, messages: string[]): Promise<ConversationSide[]> =>
  receivedMessages(db).where(sql<SqlBool>`messages.id = any(${messages}::uuid[])`).distinct().execute();

/** The member has neither read nor written anything in the conversation. */
const isNewConversation = sql<boolean>`mine.read_seq = 0 and not exists (
  select from messages own where own.conversation_id = mine.conversation_id and own.sender_id = mine.profile_id)`;

const notViewed = (now: Date) => sql<SqlBool>`not exists (
  select from conversation_views where conversation_views.profile_id = mine.profile_id
    and conversation_views.conversation_id = mine.conversation_id and conversation_views.expires_at > ${now})`;

const isWanted = sql<SqlBool>`case when ${isNewConversation} then ${frequencyOf('new_conversations', 'push')}
  else ${frequencyOf('new_messages', 'push')} end <> 'never'`;

/**
 * Those that wait longest first. What would not be pushed is left out, because it is never marked and would be found
 * every time.
 */
export const selectNotPushed = (
  db: Db,
  { since, until, now, limit }: MissedPeriod,
): Promise<ConversationSide[]> =>
  receivedMessages(db)
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .innerJoin('profiles as owner', 'owner.id', 'mine.profile_id')
    .innerJoin('accounts', 'accounts.id', 'owner.account_id')
    .leftJoin('message_notifications as notified', join =>
      join
        .onRef('notified.conversation_id', '=', 'mine.conversation_id')
        .onRef('notified.profile_id', '=', 'mine.profile_id'),
    )
    .where('messages.sent_at', '>', since)
    .where('messages.sent_at', '<=', until)
    .where(sql<SqlBool>`messages.seq > coalesce(notified.pushed_seq, 0)`)
    .where('mine.unread', '>', 0)
    .where('accounts.status', '=', 'active')
    .where(isVisibleMessage)
    .where(activeAndNotBlocked(viewer))
    .where(notViewed(now))
    .where(isWanted)
    .groupBy(['mine.profile_id', 'mine.conversation_id'])
    .orderBy(({ fn }) => fn.min('messages.sent_at'))
    .limit(limit)
    .execute();

const sidesTable = (sides: ConversationSide[]) =>
  sql<{ conversation: string; profile: string }>`unnest(
    ${sides.map(({ conversation }) => conversation)}::uuid[], ${sides.map(({ profileId }) => profileId)}::uuid[])`.as<'side'>(
    sql`side (conversation, profile)`,
  );

/** The newest unread message of each conversation that no page of the recipient shows. */
export const selectNewestUnread = (db: Db, sides: ConversationSide[], now: Date) =>
  db
    .selectFrom(sidesTable(sides))
    .innerJoin('conversation_members as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'side.conversation')
        .onRef('mine.profile_id', '=', 'side.profile'),
    )
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('messages')
          .whereRef('messages.conversation_id', '=', 'mine.conversation_id')
          .whereRef('messages.sender_id', '=', 'mine.other_id')
          .whereRef('messages.seq', '>', 'mine.read_seq')
          .where('messages.unsent', '=', false)
          .where(isVisibleMessage)
          .select(['messages.seq', 'messages.body', 'messages.gift', 'messages.has_photo', 'messages.gif'])
          .orderBy('messages.seq', 'desc')
          .limit(1)
          .as('newest'),
      join => join.onTrue(),
    )
    .where('mine.unread', '>', 0)
    .where(activeAndNotBlocked(viewer))
    .where(notViewed(now))
    .selectAll('newest')
    .select([
      'mine.profile_id as profileId',
      'mine.conversation_id as conversation',
      'mine.other_id as partner',
      'mine.unread',
      'profiles.name',
      'profiles.fictional',
      'profiles.site_id as siteId',
      isNewConversation.as('isNew'),
    ])
    .execute();

export type NewestUnread = Awaited<ReturnType<typeof selectNewestUnread>>[number];

/** Returns the conversations whose `seq` was not claimed yet. */
export async function claimPushedSeq(
  db: Trx,
  sides: (ConversationSide & { seq: number })[],
): Promise<ConversationSide[]> {
  const { rows } = await sql<ConversationSide>`
    insert into message_notifications (conversation_id, profile_id, pushed_seq)
    select mine.conversation_id, mine.profile_id, side.seq
    from unnest(
      ${sides.map(({ conversation }) => conversation)}::uuid[], ${sides.map(({ profileId }) => profileId)}::uuid[],
      ${sides.map(({ seq }) => seq)}::int[]
    ) as side (conversation, profile, seq)
    join conversation_members mine on mine.conversation_id = side.conversation and mine.profile_id = side.profile
    order by mine.conversation_id, mine.profile_id
    -- A conversation that a block is deleting would fail the statement for everybody.
    for key share of mine skip locked
    on conflict (conversation_id, profile_id) do update set pushed_seq = excluded.pushed_seq
    where message_notifications.pushed_seq < excluded.pushed_seq
    returning conversation_id as conversation, profile_id as "profileId"`.execute(db);
  return rows;
}

/** Counts as many conversations of each member as `countUnread` does for the page. */
export async function countUnreadOf(db: Db, profileIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; unread: number }>`
    select owner.id, coalesce((
      select sum(unread) from (
        select mine.unread from conversation_members mine join profiles on profiles.id = mine.other_id
        where mine.profile_id = owner.id and mine.unread > 0 and ${activeAndNotBlocked(sql.ref('owner.id'))}
        order by mine.unread desc limit ${sql.lit(MAX_COUNTED_CHATS)}) chats), 0)::int as unread
    from unnest(${profileIds}::uuid[]) owner (id)`.execute(db);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}
