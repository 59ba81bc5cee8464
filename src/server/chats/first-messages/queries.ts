import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { Opener } from './opener.ts';

/** A member with more conversations is compared with the latest. */
const COMPARED_NAMES = 300;
const COMPARED_CONVERSATIONS = 50;

/**
 * A first message of a deleted conversation counts as unanswered.
 * @spec D2.42
 */
export async function selectUnansweredFirstMessages(db: Trx, senderId: string, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ sent_at: Date }>`
    select sent_at from first_messages
    where sender_id = ${senderId} and sent_at > ${since} and not exists (
      select from messages
      where messages.conversation_id = first_messages.conversation_id and messages.sender_id <> ${senderId} and not held)
    order by sent_at`.execute(db);
  return rows.map(row => row.sent_at);
}

export async function insertFirstMessage(
  db: Trx,
  {
    senderId,
    receiverId: recipientId,
    at,
    opener: { fingerprint, hasLink, hasPaymentWord },
  }: { senderId: string; receiverId: string; at: Date; opener: Opener },
): Promise<void> {
  await sql`
    insert into first_messages (sender_id, conversation_id, sent_at, opener, has_link, has_payment_word)
    select ${senderId}::uuid, id, ${at}::timestamptz, ${fingerprint}::bigint, ${hasLink}, ${hasPaymentWord} from conversations
    where low_id = least(${senderId}::uuid, ${recipientId}::uuid) and high_id = greatest(${senderId}::uuid, ${recipientId}::uuid)`.execute(
    db,
  );
}

export async function deleteFirstMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('first_messages').where('sent_at', '<=', before).execute();
}

/** @spec D5.13 */
export async function selectOpeners(db: Trx, senderId: string, since: Date) {
  return db
    .selectFrom('first_messages')
    .leftJoin('conversations', 'conversations.id', 'first_messages.conversation_id')
    .select([
      'first_messages.id',
      'first_messages.conversation_id',
      'first_messages.sent_at',
      'first_messages.opener',
      'first_messages.has_link',
      'first_messages.has_payment_word',
      'conversations.similar_name',
    ])
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .orderBy('first_messages.id')
    .execute();
}

/** The sender's name, and those of the members with whom the recipient wrote last. */
export async function selectComparedNames(db: Trx, senderId: string, recipientId: string) {
  const { rows } = await sql<{ name: string; isOwn: boolean }>`
    select name, true as "isOwn" from profiles where id = ${senderId}
    union all
    (select name, false from conversation_members mine join profiles on profiles.id = mine.other_id
      where mine.profile_id = ${recipientId} and mine.other_id <> ${senderId} and mine.last_message_at is not null
      order by mine.last_message_at desc limit ${COMPARED_NAMES})`.execute(db);
  return rows;
}

/**
 * The same for a conversation that has begun, without the names of accounts that are newer than the sender's: who came
 * later is not the one who was imitated.
 */
export async function selectNamesInConversation(db: Trx, senderId: string, conversation: string) {
  const { rows } = await sql<{ name: string; isOwn: boolean }>`
    select name, true as "isOwn" from profiles where id = ${senderId}
    union all
    (select name, false from conversation_members ours
      join conversation_members theirs on theirs.profile_id = ours.other_id
      join profiles on profiles.id = theirs.other_id
      join accounts on accounts.id = profiles.account_id
      where accounts.signed_up_at < (
        select signed_up_at from accounts join profiles on profiles.account_id = accounts.id where profiles.id = ${senderId})
      and ours.conversation_id = ${conversation} and ours.profile_id = ${senderId} and theirs.other_id <> ${senderId}
      order by theirs.last_message_at desc nulls last limit ${COMPARED_NAMES})`.execute(db);
  return rows;
}

/**
 * For the latest conversations that the member began: the member's name, and those of the members with whom each recipient
 * wrote last. `isOlder` says that this account is older than the member's.
 */
export async function selectNamesInConversations(db: Trx, starterId: string) {
  const { rows } = await sql<{ conversation: string; own: string; name: string; isOlder: boolean }>`
    select begun.id as conversation, own.name as own, known.name, known.signed_up_at < account.signed_up_at as "isOlder"
    from profiles own join accounts account on account.id = own.account_id
    cross join lateral (
      select conversations.id, case when low_id = own.id then high_id else low_id end as recipient from conversations
      join conversation_members mine on mine.conversation_id = conversations.id and mine.profile_id = own.id
      where starter_id = own.id order by mine.last_message_at desc nulls last limit ${COMPARED_CONVERSATIONS}) begun
    cross join lateral (
      select profiles.name, accounts.signed_up_at from conversation_members theirs
      join profiles on profiles.id = theirs.other_id join accounts on accounts.id = profiles.account_id
      where theirs.profile_id = begun.recipient and theirs.other_id <> own.id and theirs.last_message_at is not null
      order by theirs.last_message_at desc limit ${COMPARED_NAMES}) known
    where own.id = ${starterId}`.execute(db);
  return rows;
}

export async function setSimilarName(db: Trx, conversations: readonly string[]): Promise<void> {
  await sql`update conversations set similar_name = true where id = any(${conversations}::uuid[]) and not similar_name`.execute(
    db,
  );
}

/** Who sent first messages in this time. */
export async function selectFirstMessageSenders(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('first_messages')
    .innerJoin('profiles', 'profiles.id', 'first_messages.sender_id')
    .select('profiles.account_id')
    .distinct()
    .where('sent_at', '>', after)
    .where('sent_at', '<=', until)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
