import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertMessage } from '../../src/server/chats/store-queries.ts';
import { insertConversation } from '../../src/server/chats/write-queries.ts';
import type { Trx } from '../../src/server/platform/db.ts';
import type { TestMember } from '../../src/server/testing/members.ts';
import { openDatabase } from './database.ts';

type Said = { from: TestMember; to: TestMember; texts: string[] };

/** Lets one member have said something to another, a second apart and long ago, straight in the database; resolves the conversation. */
export async function haveSaid({ from, to, texts }: Said): Promise<string> {
  const db = openDatabase();
  try {
    const begin = Date.now() - texts.length * 1_000;
    return await db.transaction().execute(async trx => {
      const [one, other] = [from.profileId, to.profileId];
      if (!(await findConversation(trx, one, other)))
        await insertConversation(trx, one, other, new Date(begin));
      for (const [index, body] of texts.entries())
        await insertMessage(trx, {
          ...{ id: randomUUID(), clientId: randomUUID(), from: one, to: other, body },
          ...{ gift: null, has_photo: false, gif: null, held: false, at: new Date(begin + index * 1_000) },
        });
      return findConversation(trx, one, other);
    });
  } finally {
    await db.destroy();
  }
}

/** The conversation of two members; empty where they have none. */
async function findConversation(trx: Trx, one: string, other: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from conversations
    where low_id = least(${one}::uuid, ${other}::uuid) and high_id = greatest(${one}::uuid, ${other}::uuid)`.execute(
    trx,
  );
  return rows[0]?.id ?? '';
}

/** Lets a member have read a conversation up to `seq`. */
export async function haveRead(member: TestMember, conversation: string, seq: number): Promise<void> {
  const db = openDatabase();
  try {
    await sql`update conversation_members set read_seq = ${seq}, unread = unread - ${seq}
      where conversation_id = ${conversation} and profile_id = ${member.profileId}`.execute(db);
  } finally {
    await db.destroy();
  }
}
