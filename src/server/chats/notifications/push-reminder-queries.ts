import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { ConversationSide } from './push-queries.ts';

type ReminderParams = { until: Date; since: Date; limit: number };

/**
 * Conversations whose newest message was sent between `since` and `until`, is unread, and was not reminded of by push.
 * Starts from the few members who chose it.
 */
export const selectToRemind = (
  db: Db,
  { until, since, limit }: ReminderParams,
): Promise<(ConversationSide & { seq: number })[]> =>
  db
    .selectFrom('notification_preferences as chosen')
    .innerJoin('profiles as me', 'me.account_id', 'chosen.account_id')
    .innerJoin('conversation_members as mine', 'mine.profile_id', 'me.id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('messages')
          .whereRef('messages.conversation_id', '=', 'mine.conversation_id')
          .whereRef('messages.sender_id', '=', 'mine.other_id')
          .where('messages.held', '=', false)
          .select(['messages.seq', 'messages.sent_at'])
          .orderBy('messages.seq', 'desc')
          .limit(1)
          .as('newest'),
      join => join.onTrue(),
    )
    .leftJoin('message_notifications as notified', join =>
      join
        .onRef('notified.conversation_id', '=', 'mine.conversation_id')
        .onRef('notified.profile_id', '=', 'mine.profile_id'),
    )
    .where('chosen.type', '=', 'unread_message_reminders')
    .where('chosen.push', '=', 'at_once')
    .where(
      sql<SqlBool>`exists (select from push_subscriptions where push_subscriptions.account_id = chosen.account_id)`,
    )
    .where(sql<SqlBool>`mine.unread > 0`)
    .where('newest.sent_at', '<=', until)
    .where('newest.sent_at', '>', since)
    .where(sql<SqlBool>`newest.seq > coalesce(notified.push_reminded_seq, 0)`)
    .select(['mine.profile_id as profileId', 'mine.conversation_id as conversation', 'newest.seq'])
    .orderBy('mine.conversation_id')
    .limit(limit)
    .execute();

/** Returns the conversations that no other run marked. */
export async function markReminded(
  db: Trx,
  sides: (ConversationSide & { seq: number })[],
): Promise<ConversationSide[]> {
  const { rows } = await sql<ConversationSide>`
    insert into message_notifications (conversation_id, profile_id, push_reminded_seq)
    select mine.conversation_id, mine.profile_id, side.seq
    from unnest(
      ${sides.map(({ conversation }) => conversation)}::uuid[], ${sides.map(({ profileId }) => profileId)}::uuid[],
      ${sides.map(({ seq }) => seq)}::int[]) as side (conversation, profile, seq)
    join conversation_members mine on mine.conversation_id = side.conversation and mine.profile_id = side.profile
    order by mine.conversation_id, mine.profile_id
    -- A conversation that a block is deleting would fail the statement for everybody.
    for key share of mine skip locked
    on conflict (conversation_id, profile_id) do update set push_reminded_seq = excluded.push_reminded_seq
    where message_notifications.push_reminded_seq < excluded.push_reminded_seq
    returning conversation_id as conversation, profile_id as "profileId"`.execute(db);
  return rows;
}
