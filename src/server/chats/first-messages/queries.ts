import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

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
  { senderId, receiverId: recipientId, at }: { senderId: string; receiverId: string; at: Date },
): Promise<void> {
  await sql`
    insert into first_messages (sender_id, conversation_id, sent_at)
    select ${senderId}::uuid, id, ${at}::timestamptz from conversations
    where low_id = least(${senderId}::uuid, ${recipientId}::uuid) and high_id = greatest(${senderId}::uuid, ${recipientId}::uuid)`.execute(
    db,
  );
}

export async function deleteFirstMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('first_messages').where('sent_at', '<=', before).execute();
}
