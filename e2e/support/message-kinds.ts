import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { sql } from 'kysely';
import type { TestMember } from '../../src/server/testing/members.ts';
import { openTestDatabase } from './database.ts';
import { phonePhoto } from './photos.ts';

/** `text` and `photo` return the id of the sent message. */
export function messageSender(
  request: APIRequestContext,
  sender: TestMember,
  recipient: TestMember,
  baseURL: string,
) {
  const headers = { origin: baseURL, cookie: `session=${sender.sessionSecret}` };
  const call = async (method: string, path: string, data: object) => {
    const response = await request.fetch(`${baseURL}/api/${path}`, { method, headers, data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    const responseText = await response.text();
    return responseText === '' ? null : JSON.parse(responseText);
  };
  const newMessage = () => ({ to: recipient.profileId, client_id: randomUUID() });
  return {
    call,
    text: async (text: string): Promise<string> =>
      (await call('POST', 'chat.php', { ...newMessage(), text })).message.id,
    gif: () => call('POST', 'gif.php', { ...newMessage(), gif: 'own-coffee' }),
    gift: () => call('POST', 'gift.php', { ...newMessage(), gift: 'rose' }),
    async photo(colour: string): Promise<string> {
      const response = await request.post(
        `${baseURL}/api/chat-photo.php?to=${recipient.profileId}&client_id=${randomUUID()}`,
        {
          headers: { ...headers, 'content-type': 'image/jpeg' },
          data: await phonePhoto({ width: 480, height: 640, colour }),
        },
      );
      return (await response.json()).message.id;
    },
    unsend: (message: string) => call('DELETE', 'message.php', { message, for: 'everyone' }),
  };
}

/** Afterwards, `reader` has two unread messages. */
export async function sendAllMessageKinds(
  request: APIRequestContext,
  [reader, other]: [TestMember, TestMember],
  baseURL: string,
): Promise<void> {
  const [asReader, asOther] = [
    messageSender(request, reader, other, baseURL),
    messageSender(request, other, reader, baseURL),
  ];
  await asReader.call('POST', 'hidden-words.php', { word: 'wandeling' });
  for (const sender of [asOther, asReader]) {
    await sender.text('Hoe was je dag?');
    await sender.gif();
    await sender.gift();
    await sender.photo('#7c5cff');
    await sender.unsend(await sender.text('Oeps'));
  }
  await asOther.photo('#c2410c');
  await asOther.text('Zin in een wandeling?');
  await markAllRead(other);
  await asReader.text('Morgen misschien');
  await markAllRead(reader);
  await asOther.text('Ben je er nog?');
  await asOther.text('😍');
}

const markAllRead = ({ profileId }: TestMember) =>
  inDatabase(db =>
    sql`update conversation_members m set unread = 0, read_seq = (select max(seq) from messages where conversation_id = m.conversation_id)
      where profile_id = ${profileId}`.execute(db),
  );

/**
 * Hides the messages up to `seq`, as `applyHistoryLimit` hides old messages.
 * @spec D1.12
 */
export const hideMessagesUpTo = ({ profileId }: TestMember, seq: number) =>
  inDatabase(db =>
    db
      .updateTable('conversation_members')
      .set({ hidden_seq: seq })
      .where('profile_id', '=', profileId)
      .execute(),
  );

async function inDatabase(
  work: (db: ReturnType<typeof openTestDatabase>) => Promise<unknown>,
): Promise<void> {
  const db = openTestDatabase();
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
