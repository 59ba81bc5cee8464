import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertMessage } from '../../src/server/chats/store-queries.ts';
import { insertConversation } from '../../src/server/chats/write-queries.ts';
import type { Trx } from '../../src/server/platform/db.ts';
import type { TestMember } from '../../src/server/testing/members.ts';
import { openTestDatabase } from './database.ts';

type MessagesToInsert = { from: TestMember; to: TestMember; texts: string[] };

/**
 * The messages are sent one second apart.
 * @returns the conversation id
 */
export async function insertMessages({ from, to, texts }: MessagesToInsert): Promise<string> {
  const db = openTestDatabase();
  try {
    const firstSentAt = Date.now() - texts.length * 1_000;
    return await db.transaction().execute(async trx => {
      const [senderId, recipientId] = [from.profileId, to.profileId];
      if (!(await findConversation(trx, senderId, recipientId)))
        await insertConversation(trx, {
          starter: senderId,
          other: recipientId,
          at: new Date(firstSentAt),
          similarName: false,
        });
      for (const [index, body] of texts.entries())
        await insertMessage(trx, {
          ...{ id: randomUUID(), client_id: randomUUID(), sender_id: senderId, recipient_id: recipientId },
          ...{ body, gift: null, has_photo: false, gif: null, held: false },
          sent_at: new Date(firstSentAt + index * 1_000),
        });
      return findConversation(trx, senderId, recipientId);
    });
  } finally {
    await db.destroy();
  }
}

/** Returns an empty id if the two members have no conversation. */
async function findConversation(trx: Trx, firstId: string, secondId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from conversations
    where low_id = least(${firstId}::uuid, ${secondId}::uuid) and high_id = greatest(${firstId}::uuid, ${secondId}::uuid)`.execute(
    trx,
  );
  return rows[0]?.id ?? '';
}

export async function markAsRead(member: TestMember, conversation: string, seq: number): Promise<void> {
  const db = openTestDatabase();
  try {
    await sql`update conversation_members set read_seq = ${seq}, unread = unread - ${seq}
      where conversation_id = ${conversation} and profile_id = ${member.profileId}`.execute(db);
  } finally {
    await db.destroy();
  }
}
