import { type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { idList, prepared, statement } from '../platform/prepared.ts';
import { standsTowards } from '../profiles/visibility.ts';

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
  'messages.returned',
  'messages.unsent',
  'messages.sent_at',
] as const;

/** Delivered to the member of `mine`, or his own, and not deleted by him one by one. */
const left = sql<SqlBool>`(not messages.held or messages.sender_id = mine.profile_id)
  and not (case when messages.sender_id = mine.profile_id then messages.removed_by_sender else messages.removed_by_receiver end)`;

/** Messages that the member of `mine` may see: what is left to him, after what he deleted and what is hidden for its age. */
export const seen = sql<SqlBool>`messages.seq > greatest(mine.cleared_seq, mine.hidden_seq) and ${left}`;

/** The same with what is hidden, as long as it is kept. */
export const kept = sql<SqlBool>`messages.seq > mine.cleared_seq and ${left}`;

/** How far the conversation of a member with another is deleted by him, and hidden from both; none where there is none. */
export const selectReach = (db: Db, profileId: string, otherId: string) =>
  db
    .selectFrom('conversation_members')
    .select(['cleared_seq', 'hidden_seq'])
    .where('profile_id', '=', profileId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();

/** Messages of a conversation that one of the two may see. */
const messagesFor = (db: Db, profileId: string, what = seen) =>
  db
    .selectFrom('messages')
    .innerJoin('conversation_members as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'messages.conversation_id')
        .on('mine.profile_id', '=', profileId),
    )
    .where(what);

/** `hidden`: with what is hidden for its age. */
export type Stretch = {
  conversation: string;
  before?: number;
  after?: number;
  limit: number;
  hidden?: boolean;
};

/** One stretch of a conversation: the first messages after `after`, else the last ones, latest first. */
export const selectStretch = (
  db: Db,
  profileId: string,
  { hidden = false, ...stretch }: Stretch,
): Promise<MessageRow[]> => (hidden ? stretchOfKept : stretchOfSeen)(db, { profileId, ...stretch });

const stretchOf =
  (what: typeof seen) =>
  (db: Db, { profileId, conversation, before, after, limit }: Stretch & { profileId: string }) =>
    messagesFor(db, profileId, what)
      .where('messages.conversation_id', '=', conversation)
      .$if(before !== undefined, query => query.where('messages.seq', '<', before ?? 0))
      .$if(after !== undefined, query => query.where('messages.seq', '>', after ?? 0))
      .select(messageColumns)
      .orderBy('messages.seq', after === undefined ? 'desc' : 'asc')
      .limit(sql<number>`${limit}`)
      .modifyEnd(prepared)
      .compile();

const stretchOfSeen = statement(stretchOf(seen));
const stretchOfKept = statement(stretchOf(kept));

export type MessageRow = Awaited<ReturnType<typeof stretchOfSeen>>[number];

/** Whether there is a message up to `seq` that this member may see. */
export const hasMessageUpTo = async (db: Db, profileId: string, conversation: string, seq: number) =>
  (await messagesFor(db, profileId)
    .where('messages.conversation_id', '=', conversation)
    .where('messages.seq', '<=', seq)
    .select('messages.id')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()) !== undefined;

/** The `seq` of the first message of the other one that a member has not read. */
export const selectFirstUnread = async (db: Db, profileId: string, conversation: string) =>
  (await firstUnread(db, { profileId, conversation }))[0]?.seq;

const firstUnread = statement(
  (db, { profileId, conversation }: { profileId: string; conversation: string }) =>
    messagesFor(db, profileId)
      .where('messages.conversation_id', '=', conversation)
      .whereRef('messages.seq', '>', 'mine.read_seq')
      .whereRef('messages.sender_id', '=', 'mine.other_id')
      .select('messages.seq')
      .orderBy('messages.seq')
      .limit(1)
      .modifyEnd(prepared)
      .compile(),
);

/** The conversation of a member with another, where it holds a message that he may see. */
export const selectConversationWith = (db: Db, profileId: string, otherId: string) =>
  messagesFor(db, profileId)
    .where('mine.other_id', '=', otherId)
    .select('mine.conversation_id')
    .limit(1)
    .executeTakeFirst();

/**
 * The conversation a member has with another, whatever it holds; there is one at most. Undefined for one that never delivered him anything,
 * and with one who has left or is banned: who blocked him, and may not be known for it, looks the same.
 */
export async function selectPlaceWith(
  db: Db,
  profileId: string,
  otherId: string,
): Promise<string | undefined> {
  return (await placeWith(db, { profileId, otherId }))[0]?.conversation_id;
}

const placeWith = statement((db, { profileId, otherId }: Record<'profileId' | 'otherId', string>) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .select('mine.conversation_id')
    .where('mine.profile_id', '=', profileId)
    .where('mine.other_id', '=', otherId)
    .where(standsTowards(profileId))
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

/** The last messages of a member with another that he may see, the earliest first. */
export const selectLastWith = async (db: Db, profileId: string, otherId: string, limit: number) =>
  (
    await messagesFor(db, profileId)
      .where('mine.other_id', '=', otherId)
      .where('messages.unsent', '=', false)
      .select(['messages.id', 'messages.sender_id', 'messages.body', 'messages.gift', 'messages.gif'])
      .select(['messages.has_photo', 'messages.sent_at'])
      .orderBy('messages.seq', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** Messages by id, each with the one who may see it and the other one of the two. */
export const selectMessagesFor = (db: Db, wanted: { message: string; profileId: string }[]) =>
  messagesOf(db, {
    messages: wanted.map(({ message }) => message),
    profiles: wanted.map(({ profileId }) => profileId),
  });

const messagesOf = statement((db, { messages, profiles }: Record<'messages' | 'profiles', string[]>) =>
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
    .where(seen)
    .select(messageColumns)
    .select(['mine.profile_id', 'mine.other_id'])
    .modifyEnd(prepared)
    .compile(),
);

/** Everybody who has a conversation with a member that holds something for him: of what is held back for him he knows nothing. */
export async function selectPartners(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members as his')
    .select('his.profile_id')
    .where('his.other_id', '=', profileId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .whereRef('messages.conversation_id', '=', 'his.conversation_id')
          .whereRef('messages.seq', '>', 'his.cleared_seq')
          .where(sql<SqlBool>`(not messages.held or messages.sender_id = his.profile_id)`),
      ),
    )
    .execute();
  return rows.map(row => row.profile_id);
}

/** The profile of an account; every account has one from its sign-up on. */
export const selectProfileOf = (db: Db, accountId: string) =>
  db
    .selectFrom('profiles')
    .select('id as profileId')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** The receivers of these of a member's own messages, as far as he sees them. */
export async function selectReceivers(
  db: Db,
  senderId: string,
  messages: readonly string[],
): Promise<{ message: string; id: string; name: string }[]> {
  const { rows } = await sql<{ message: string; id: string; name: string }>`
    select messages.id as message, profiles.id, profiles.name
    from messages
    join conversation_members mine on mine.conversation_id = messages.conversation_id and mine.profile_id = messages.sender_id
    join profiles on profiles.id = mine.other_id
    where messages.id = any(${messages}::uuid[]) and messages.sender_id = ${senderId} and ${standsTowards(senderId)}`.execute(
    db,
  );
  return rows;
}
