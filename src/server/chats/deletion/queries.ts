import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** `removed`: the caller already deleted the message for themselves. */
export type DeletableMessage = {
  id: string;
  conversation_id: string;
  other_id: string;
  seq: number;
  mine: boolean;
  held: boolean;
  unsent: boolean;
  removed: boolean;
  removed_by_other: boolean;
};

export async function selectDeletable(
  db: Db,
  profileId: string,
  id: string,
): Promise<DeletableMessage | undefined> {
  const { rows } = await sql<DeletableMessage>`
    select m.id, m.conversation_id, mine.other_id, m.seq, m.held, m.unsent, m.sender_id = mine.profile_id as mine,
      case when m.sender_id = mine.profile_id then m.removed_by_sender else m.removed_by_recipient end as removed,
      case when m.sender_id = mine.profile_id then m.removed_by_recipient else m.removed_by_sender end as removed_by_other
    from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id and mine.profile_id = ${profileId}
    where m.id = ${id} and (not m.held or m.sender_id = mine.profile_id)`.execute(db);
  return rows[0];
}

/** The member who received the message, if they still have the conversation. */
export const selectRecipientOf = (db: Db, id: string) =>
  db
    .selectFrom('messages')
    .innerJoin('conversation_members', join =>
      join
        .onRef('conversation_members.conversation_id', '=', 'messages.conversation_id')
        .onRef('conversation_members.other_id', '=', 'messages.sender_id'),
    )
    .where('messages.id', '=', id)
    .select(['conversation_members.profile_id', 'conversation_members.conversation_id'])
    .executeTakeFirst();

export async function setRemovedByRecipient(db: Trx, id: string, removed: boolean): Promise<void> {
  await db.updateTable('messages').set({ removed_by_recipient: removed }).where('id', '=', id).execute();
}

export async function markRemoved(
  db: Trx,
  { id, mine }: Pick<DeletableMessage, 'id' | 'mine'>,
): Promise<void> {
  await db
    .updateTable('messages')
    .set(mine ? { removed_by_sender: true } : { removed_by_recipient: true })
    .where('id', '=', id)
    .execute();
}

/** Empties the messages; their rows stay, so that `seq` has no gap. */
export async function clearMessageContents(db: Trx, ids: string[]): Promise<void> {
  await sql`update messages set unsent = true, body = '', gift = null, has_photo = false, gif = null
    where id = any(${ids}::uuid[])`.execute(db);
}

/** `is_unopened`: the recipient never opened the message (docs/features/credits-and-payments.md). */
type DeletedByBoth = { id: string; sent_at: Date; is_unopened: boolean };

/**
 * Selects no messages if one member has an open report about the other.
 * @spec D2.26
 */
export async function selectDeletedByBoth(
  db: Trx,
  conversation: string,
  message: string | null = null,
): Promise<DeletedByBoth[]> {
  const { rows } = await sql<DeletedByBoth>`
    with answered as (
      select sender_id, max(seq) as seq from messages where conversation_id = ${conversation} and not held group by sender_id
    )
    select m.id, m.sent_at, m.returned_credits = 0 and m.seq > greatest(receiver.read_seq, receiver.opened_seq, answered.seq) as is_unopened
    from messages m
    join conversation_members sender on sender.conversation_id = m.conversation_id and sender.profile_id = m.sender_id
    join conversation_members receiver on receiver.conversation_id = m.conversation_id and receiver.profile_id = sender.other_id
    left join answered on answered.sender_id = receiver.profile_id
    where m.conversation_id = ${conversation} and (${message}::uuid is null or m.id = ${message}) and not m.unsent
      and (m.removed_by_sender or m.seq <= sender.cleared_seq) and (m.removed_by_recipient or m.seq <= receiver.cleared_seq)
      and not (select has_open_report(low_id, high_id) from conversations where id = ${conversation})`.execute(
    db,
  );
  return rows;
}

/** Raises `revision`, so that the member's browser fetches the conversation again. */
export async function recordMessageChange(
  db: Trx,
  profileId: string,
  { conversation_id, seq }: Pick<DeletableMessage, 'conversation_id' | 'seq'>,
  wasUnread: boolean,
): Promise<void> {
  await sql`
    update conversation_members set revision = revision + 1,
      unread = unread - (${wasUnread}::boolean and ${seq}::int > greatest(read_seq, cleared_seq, hidden_seq))::int
    where conversation_id = ${conversation_id} and profile_id = ${profileId}`.execute(db);
}
