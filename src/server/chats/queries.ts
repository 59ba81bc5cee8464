import { type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { idList, prepared, preparedStatement } from '../platform/prepared-statements.ts';
import { activeAndNotBlocked } from '../profiles/visibility.ts';

export const messageColumns = [
  'messages.id',
  'messages.conversation_id',
  'messages.client_id',
  'messages.seq',
  'messages.sender_id',
  'messages.body',
  'messages.gift',
  'messages.has_photo',
  'messages.gif',
  'messages.held',
  'messages.returned_credits',
  'messages.unsent',
  'messages.sent_at',
] as const;

/** `mine` is the viewer's row in `conversation_members`. */
const deliveredAndNotRemoved = sql<SqlBool>`(not messages.held or messages.sender_id = mine.profile_id)
  and not (case when messages.sender_id = mine.profile_id then messages.removed_by_sender else messages.removed_by_recipient end)`;

/** Excludes messages that are hidden because of their age. */
export const isVisibleMessage = sql<SqlBool>`messages.seq > greatest(mine.cleared_seq, mine.hidden_seq) and ${deliveredAndNotRemoved}`;

/** Includes messages that are hidden because of their age. */
export const isStoredMessage = sql<SqlBool>`messages.seq > mine.cleared_seq and ${deliveredAndNotRemoved}`;

export const selectHistoryBounds = (db: Db, profileId: string, otherId: string) =>
  db
    .selectFrom('conversation_members')
    .select(['cleared_seq', 'hidden_seq'])
    .where('profile_id', '=', profileId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();

const messagesVisibleTo = (db: Db, profileId: string, condition = isVisibleMessage) =>
  db
    .selectFrom('messages')
    .innerJoin('conversation_members as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'messages.conversation_id')
        .on('mine.profile_id', '=', profileId),
    )
    .where(condition);

/** `hidden`: include messages hidden because of their age. */
type MessageRange = {
  conversation: string;
  before?: number;
  after?: number;
  limit: number;
  hidden?: boolean;
};

/**
 * Selects messages after `after` in ascending order, or else the newest in descending order.
 * @spec D1.12 D3.4
 */
export const selectMessages = (
  db: Db,
  profileId: string,
  { hidden = false, ...range }: MessageRange,
): Promise<MessageRow[]> =>
  (hidden ? storedMessagesInRange : visibleMessagesInRange)(db, { profileId, ...range });

const messagesInRange =
  (condition: typeof isVisibleMessage) =>
  (db: Db, { profileId, conversation, before, after, limit }: MessageRange & { profileId: string }) =>
    messagesVisibleTo(db, profileId, condition)
      .where('messages.conversation_id', '=', conversation)
      .$if(before !== undefined, query => query.where('messages.seq', '<', before ?? 0))
      .$if(after !== undefined, query => query.where('messages.seq', '>', after ?? 0))
      .select(messageColumns)
      .orderBy('messages.seq', after === undefined ? 'desc' : 'asc')
      .limit(sql<number>`${limit}`)
      .modifyEnd(prepared)
      .compile();

const visibleMessagesInRange = preparedStatement(messagesInRange(isVisibleMessage));
const storedMessagesInRange = preparedStatement(messagesInRange(isStoredMessage));

export type MessageRow = Awaited<ReturnType<typeof visibleMessagesInRange>>[number];

export const hasMessageUpTo = async (db: Db, profileId: string, conversation: string, seq: number) =>
  (await messagesVisibleTo(db, profileId)
    .where('messages.conversation_id', '=', conversation)
    .where('messages.seq', '<=', seq)
    .select('messages.id')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()) !== undefined;

export const selectFirstUnread = async (db: Db, profileId: string, conversation: string) =>
  (await firstUnread(db, { profileId, conversation }))[0]?.seq;

const firstUnread = preparedStatement(
  (db, { profileId, conversation }: { profileId: string; conversation: string }) =>
    messagesVisibleTo(db, profileId)
      .where('messages.conversation_id', '=', conversation)
      .whereRef('messages.seq', '>', 'mine.read_seq')
      .whereRef('messages.sender_id', '=', 'mine.other_id')
      .select('messages.seq')
      .orderBy('messages.seq')
      .limit(1)
      .modifyEnd(prepared)
      .compile(),
);

export const selectVisibleConversationWith = (db: Db, profileId: string, otherId: string) =>
  messagesVisibleTo(db, profileId)
    .where('mine.other_id', '=', otherId)
    .select('mine.conversation_id')
    .limit(1)
    .executeTakeFirst();

/** Blocks and inactive members also give undefined. Answers must not reveal the reason. */
export async function selectConversationWith(
  db: Db,
  profileId: string,
  otherId: string,
): Promise<string | undefined> {
  return (await conversationWithMember(db, { profileId, otherId }))[0]?.conversation_id;
}

const conversationWithMember = preparedStatement(
  (db, { profileId, otherId }: Record<'profileId' | 'otherId', string>) =>
    db
      .selectFrom('conversation_members as mine')
      .innerJoin('profiles', 'profiles.id', 'mine.other_id')
      .select('mine.conversation_id')
      .where('mine.profile_id', '=', profileId)
      .where('mine.other_id', '=', otherId)
      .where(activeAndNotBlocked(profileId))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('messages')
            .whereRef('messages.conversation_id', '=', 'mine.conversation_id')
            .where(sql<SqlBool>`(not messages.held or messages.sender_id = mine.profile_id)`),
        ),
      )
      .modifyEnd(prepared)
      .compile(),
);

export const selectLastMessagesWith = async (db: Db, profileId: string, otherId: string, limit: number) =>
  (
    await messagesVisibleTo(db, profileId)
      .where('mine.other_id', '=', otherId)
      .where('messages.unsent', '=', false)
      .select(['messages.id', 'messages.sender_id', 'messages.body', 'messages.gift', 'messages.gif'])
      .select(['messages.has_photo', 'messages.sent_at'])
      .orderBy('messages.seq', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** One message that the other member sent and the viewer can read, as `selectLastMessagesWith` selects it. */
export const selectReceivedMessage = (db: Db, profileId: string, otherId: string, id: string) =>
  messagesVisibleTo(db, profileId)
    .where('messages.id', '=', id)
    .where('messages.sender_id', '=', otherId)
    .where('mine.other_id', '=', otherId)
    .where('messages.unsent', '=', false)
    .select(['messages.id', 'messages.sender_id', 'messages.body', 'messages.gift', 'messages.gif'])
    .select(['messages.has_photo', 'messages.sent_at'])
    .execute();

export const selectMessagesFor = (db: Db, requests: { message: string; profileId: string }[]) =>
  messagesForViewers(db, {
    messages: requests.map(({ message }) => message),
    profiles: requests.map(({ profileId }) => profileId),
  });

const messagesForViewers = preparedStatement(
  (db, { messages, profiles }: Record<'messages' | 'profiles', string[]>) =>
    db
      .selectFrom(
        sql<{
          message: string;
          profile: string;
        }>`unnest(${idList(messages)}, ${idList(profiles)})`.as<'wanted'>(sql`wanted (message, profile)`),
      )
      .innerJoin('messages', 'messages.id', 'wanted.message')
      .innerJoin('conversation_members as mine', join =>
        join
          .onRef('mine.conversation_id', '=', 'messages.conversation_id')
          .onRef('mine.profile_id', '=', 'wanted.profile'),
      )
      .where(isVisibleMessage)
      .select(messageColumns)
      .select(['mine.profile_id', 'mine.other_id'])
      .modifyEnd(prepared)
      .compile(),
);

/** Pairs of these members who have a conversation. */
export async function selectConversationsAmong(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ low_id: string; high_id: string }>`
    select low_id, high_id from conversations
    where low_id = any(${ids}::uuid[]) and high_id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ low_id, high_id }) => [low_id, high_id]);
}

/** Selects the members who wrote to `profileId` or received a message from `profileId`. */
export async function selectPartners(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members as partner')
    .select('partner.profile_id')
    .where('partner.other_id', '=', profileId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .whereRef('messages.conversation_id', '=', 'partner.conversation_id')
          .whereRef('messages.seq', '>', 'partner.cleared_seq')
          .where(sql<SqlBool>`(not messages.held or messages.sender_id = partner.profile_id)`),
      ),
    )
    .execute();
  return rows.map(row => row.profile_id);
}

export const selectProfileOf = (db: Db, accountId: string) =>
  db
    .selectFrom('profiles')
    .select('id as profileId')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

export async function selectRecipients(
  db: Db,
  senderId: string,
  messages: readonly string[],
): Promise<{ message: string; id: string; name: string }[]> {
  const { rows } = await sql<{ message: string; id: string; name: string }>`
    select messages.id as message, profiles.id, profiles.name
    from messages
    join conversation_members mine on mine.conversation_id = messages.conversation_id and mine.profile_id = messages.sender_id
    join profiles on profiles.id = mine.other_id
    where messages.id = any(${messages}::uuid[]) and messages.sender_id = ${senderId} and ${activeAndNotBlocked(senderId)}`.execute(
    db,
  );
  return rows;
}
