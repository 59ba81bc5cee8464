import { type RawBuilder, sql } from 'kysely';
import { type DraftSession, isSessionOf, sessionTypes } from '../accounts/login/session-sql.ts';
import type { Db, Trx } from '../platform/db.ts';
import { columnsOf, prepared, preparedStatement, rowsOf } from '../platform/prepared-statements.ts';
import { activeAndNotBlocked } from '../profiles/visibility.ts';
import type { MessageRow } from './queries.ts';

/** If the starter unsends all messages before delivery, only the starter has the conversation. */
export async function hasConversation(db: Db, member: string, other: string): Promise<boolean> {
  const { rows } = await sql`select from conversations
    where low_id = least(${member}::uuid, ${other}::uuid) and high_id = greatest(${member}::uuid, ${other}::uuid)
      and (last_seq > 0 or starter_id = ${member})`.execute(db);
  return rows.length > 0;
}

/**
 * Call `lockPair` first. An existing conversation without messages gets the new starter.
 * @spec 4.13
 */
export async function insertConversation(
  db: Trx,
  { starter, other, at, similarName }: { starter: string; other: string; at: Date; similarName: boolean },
): Promise<void> {
  await sql`
    with conversation as (
      insert into conversations (low_id, high_id, starter_id, created_at, updated_at, similar_name)
      values (least(${starter}::uuid, ${other}::uuid), greatest(${starter}::uuid, ${other}::uuid), ${starter}, ${at}, ${at},
        ${similarName})
      on conflict (low_id, high_id) do update set starter_id = excluded.starter_id, created_at = excluded.created_at,
        similar_name = excluded.similar_name
      returning id, low_id, high_id
    )
    insert into conversation_members (conversation_id, profile_id, other_id)
    select id, low_id, high_id from conversation union all select id, high_id, low_id from conversation
    on conflict do nothing`.execute(db);
}

export const selectSentMessage = (
  db: Db,
  profileId: string,
  clientId: string,
): Promise<(MessageRow & { recipientIsPresent: boolean }) | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .select(
      sql<boolean>`exists (
        select from conversation_members mine join profiles on profiles.id = mine.other_id
        where mine.conversation_id = messages.conversation_id and mine.profile_id = messages.sender_id
          and ${activeAndNotBlocked(profileId)})`.as('recipientIsPresent'),
    )
    .where('sender_id', '=', profileId)
    .where('client_id', '=', clientId)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** Locks the profile until the transaction ends. */
export const lockStartedConversations = (db: Trx, profileId: string) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .select(['profiles.conversations_started as started', 'accounts.signed_up_at as signedUpAt'])
    .select([
      'profiles.first_messages_limit as limit',
      'profiles.first_messages_limit_explained as limitIsExplained',
    ])
    .where('profiles.id', '=', profileId)
    .forNoKeyUpdate('profiles')
    .executeTakeFirstOrThrow();

export async function incrementStartedConversations(db: Trx, profileId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ conversations_started: sql`conversations_started + 1` })
    .where('id', '=', profileId)
    .execute();
}

/** True if the account is unconfirmed. Its confirmation then waits until this transaction ends. */
export async function lockUnconfirmed(db: Trx, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  return account?.status === 'not_confirmed';
}

/** The fixed order of the locks prevents deadlocks. */
export async function lockHeldConversations(db: Trx, senderId: string): Promise<void> {
  await sql`select from conversations
    where id in (select conversation_id from messages where sender_id = ${senderId} and held)
    order by id for no key update`.execute(db);
}

export async function selectHeldReturned(db: Trx, senderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('held', '=', true)
    .where('unsent', '=', false)
    .where('returned_credits', '>', 0)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Runs before delivery, so that the recipient sees no gap where a message was unsent.
 * @spec D4.6
 */
export async function renumberHeldMessages(db: Trx, senderId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with gap as (select distinct conversation_id as id from messages where sender_id = ${senderId} and held and unsent),
    below as (update messages set seq = -seq from gap where conversation_id = gap.id and sender_id = ${senderId} and held)
    select id from gap`.execute(db);
  if (rows.length === 0) return;
  await sql`
    with place as (
      select id, conversation_id, -seq as was, row_number() over (partition by conversation_id order by seq desc) as seq
      from messages where sender_id = ${senderId} and held and not unsent and seq < 0
    ), moved as (
      update messages set seq = place.seq from place where messages.id = place.id
    ), conversation as (
      update conversations set last_seq = (select count(*) from place where conversation_id = conversations.id)
      where id = any(${rows.map(({ id }) => id)}::uuid[])
    )
    update conversation_members mine set revision = revision + (profile_id = ${senderId})::int,
      cleared_seq = (select count(*) from place where conversation_id = mine.conversation_id and was <= mine.cleared_seq),
      hidden_seq = (select count(*) from place where conversation_id = mine.conversation_id and was <= mine.hidden_seq)
    where conversation_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  await updateLastShownAt(
    db,
    senderId,
    rows.map(({ id }) => id),
  );
}

export async function updateLastShownAt(db: Trx, profileId: string, conversations: string[]): Promise<void> {
  await sql`update conversation_members
    set last_message_at = last_shown_at(conversation_id, profile_id, greatest(cleared_seq, hidden_seq))
    where conversation_id = any(${conversations}::uuid[]) and profile_id = ${profileId}`.execute(db);
}

/** Delivers held messages as unread messages that were sent at the time `at`. */
export async function markHeldDelivered(
  db: Trx,
  senderId: string,
  at: Date,
): Promise<(MessageRow & { recipient_id: string })[]> {
  const { rows } = await sql<MessageRow & { recipient_id: string }>`
    with delivered as (
      update messages set held = false, sent_at = ${at} where sender_id = ${senderId} and held and not unsent returning *
    ), counted as (
      select conversation_id, count(*)::int as messages from delivered group by conversation_id
    ), conversation as (
      update conversations set updated_at = ${at}, created_at = ${at} from counted where id = counted.conversation_id
    ), sides as (
      update conversation_members mine set unread = unread + case when profile_id = ${senderId} then 0 else counted.messages end,
        last_message_at = ${at}
      from counted
      where mine.conversation_id = counted.conversation_id and (profile_id <> ${senderId} or last_message_at is not null)
    )
    select delivered.*, other_id as recipient_id from delivered
    join conversation_members mine on mine.conversation_id = delivered.conversation_id and profile_id = sender_id
    order by delivered.conversation_id, seq`.execute(db);
  return rows;
}

/** Prevents new messages and read marks until the transaction ends. */
export const lockConversation = async (db: Trx, profileId: string, conversation: string) =>
  (await conversationLock(db, { profileId, conversation }))[0];

const conversationLock = preparedStatement(
  (db, { profileId, conversation }: Record<'profileId' | 'conversation', string>) =>
    db
      .selectFrom('conversations')
      .innerJoin('conversation_members as mine', 'mine.conversation_id', 'conversations.id')
      .where('conversations.id', '=', conversation)
      .where('mine.profile_id', '=', profileId)
      .select('mine.other_id')
      .forNoKeyUpdate(['conversations', 'mine'])
      .modifyEnd(prepared)
      .compile(),
);

/** Deletes all messages so far, but only for this member. */
export async function updateCleared(db: Trx, profileId: string, conversation: string): Promise<void> {
  await sql`
    update conversation_members set
      cleared_seq = (select greatest(max(seq), cleared_seq) from messages
        where messages.conversation_id = conversation_members.conversation_id
          and (not held or sender_id = ${profileId})),
      unread = 0, last_message_at = null, shows_photos = false, revision = revision + 1
    where conversation_id = ${conversation} and profile_id = ${profileId}`.execute(db);
}

export async function deleteConversation(db: Trx, member: string, other: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from conversations
    where low_id = least(${member}::uuid, ${other}::uuid) and high_id = greatest(${member}::uuid, ${other}::uuid)`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

export type ReadMark = { profileId: string; conversation: string; seq: number };
type ReadMarkResult = { conversation: string; profileId: string; other: string; last: number };

const readMarkTypes = { profile_id: 'uuid', conversation_id: 'uuid', seq: 'int' } as const;
type ReadMarkColumns = Record<keyof typeof readMarkTypes, unknown[]>;

const readDraftTypes = { ...readMarkTypes, ...sessionTypes, at: 'timestamptz' } as const;
type ReadDraftColumns = Record<keyof typeof readDraftTypes, unknown[]>;

/** A read mark whose session the statement checks. */
export type ReadDraft = ReadMark & DraftSession & { at: Date };

const toRow = <Mark extends ReadMark>({ profileId, conversation, ...mark }: Mark) => ({
  ...mark,
  profile_id: profileId,
  conversation_id: conversation,
});

/**
 * Call `lockConversation` first.
 * @spec 4.13
 */
export const markRead = async (db: Trx, mark: ReadMark): Promise<ReadMarkResult | undefined> =>
  (await markReadStatement(db, columnsOf(readMarkTypes, [toRow(mark)])))[0];

/**
 * Marks different conversations in one transaction. It waits for no lock.
 * @returns the marks in any order. Missing are those of ended sessions, those of locked conversations, those that a concurrent change prevented, and
 * those that read nothing new.
 * @spec 4.13
 */
export const markReadTogether = (db: Db, marks: readonly ReadDraft[]): Promise<ReadMarkResult[]> =>
  markReadUnlockedStatement(db, columnsOf(readDraftTypes, marks.map(toRow)));

const markReadStatement = preparedStatement((db, columns: ReadMarkColumns) =>
  markReadSql(rowsOf(readMarkTypes, columns), sql`true`, sql``).compile(db),
);

const markReadUnlockedStatement = preparedStatement((db, columns: ReadDraftColumns) =>
  markReadSql(rowsOf(readDraftTypes, columns), isSessionOf('mark', sql`mark.at`), sql`skip locked`).compile(
    db,
  ),
);

const markReadSql = (
  marks: RawBuilder<unknown>,
  isAllowed: RawBuilder<unknown>,
  whenLocked: RawBuilder<unknown>,
) =>
  sql<ReadMarkResult>`
    with mark as materialized (${marks}),
    place as materialized (
      select mine.*, last_seq, mark.seq as wanted from mark
      join conversations on conversations.id = mark.conversation_id
      join conversation_members mine on mine.conversation_id = conversations.id and mine.profile_id = mark.profile_id
      join profiles on profiles.id = mine.other_id
      where ${activeAndNotBlocked(sql.ref('mark.profile_id'))} and ${isAllowed}
      for no key update of conversations ${whenLocked}
    ), arrived as (
      -- "sender_id <>" instead of "sender_id =", with which PostgreSQL would use the index of sender_id and
      -- scan everything that the other member ever wrote, to anyone.
      select place.conversation_id, max(messages.seq) as last, (count(*) filter (where not unsent))::int as new
      from place join messages on messages.conversation_id = place.conversation_id
      where messages.seq > greatest(read_seq, cleared_seq, hidden_seq) and messages.seq <= wanted
        and sender_id <> place.profile_id and not held and not removed_by_recipient
      group by place.conversation_id
    )
    update conversation_members mine set read_seq = arrived.last,
      unread = case when wanted >= last_seq then 0 else greatest(place.unread - new, 0) end
    from place join arrived using (conversation_id)
    where mine.conversation_id = place.conversation_id and mine.profile_id = place.profile_id
      -- Updates nothing if messages arrived, were deleted or were read since they were counted.
      and (mine.read_seq, mine.cleared_seq, mine.hidden_seq, mine.unread, mine.revision)
        = (place.read_seq, place.cleared_seq, place.hidden_seq, place.unread, place.revision)
    returning mine.conversation_id as conversation, mine.profile_id as "profileId", mine.other_id as other,
      mine.read_seq as last ${prepared}`;
