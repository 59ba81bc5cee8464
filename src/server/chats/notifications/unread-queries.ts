import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { type MessageRow, messageColumns } from '../queries.ts';
import { endedEmailedAt, endedKey } from './ended-queries.ts';
import { isUnreadMessage, seesPartner } from './unread-sql.ts';

export type UnreadConversation = {
  profileId: string;
  conversationId: string;
  otherId: string;
  /** The recipient has neither read nor written anything, and no email was about the conversation. */
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
  /** When the last email was about an earlier conversation of the pair, which a block deleted; null after a day. */
  endedEmailedAt: Date | null;
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
        unread.*, coalesce(emailed_seq, 0) as "emailedSeq", notified.emailed_at as "emailedAt",
        coalesce(reminded_seq, 0) as "remindedSeq", ${endedEmailedAt} as "endedEmailedAt",
        notified.emailed_at is null and mine.read_seq = 0 and not exists (
          select from messages own where own.conversation_id = mine.conversation_id and own.sender_id <> mine.other_id
        ) as "isNew"
      from conversation_members mine
      join profiles on profiles.id = mine.other_id
      left join message_notifications notified
        on notified.conversation_id = mine.conversation_id and notified.profile_id = mine.profile_id
      left join rate_limits ended on ended.key = ${endedKey}
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
