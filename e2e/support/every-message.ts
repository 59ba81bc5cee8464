import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { sql } from 'kysely';
import type { TestMember } from '../../src/server/testing/members.ts';
import { openDatabase } from './database.ts';
import { phonePhoto } from './photos.ts';

/** What one member says to another past the pages: every kind of message; texts and photos resolve their message's id. */
export function speaker(request: APIRequestContext, by: TestMember, to: TestMember, baseURL: string) {
  const headers = { origin: baseURL, cookie: `session=${by.sessionSecret}` };
  const call = async (method: string, path: string, data: object) => {
    const answer = await request.fetch(`${baseURL}/api/${path}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    const said = await answer.text();
    return said === '' ? null : JSON.parse(said);
  };
  const sent = () => ({ to: to.profileId, client_id: randomUUID() });
  return {
    call,
    text: async (text: string): Promise<string> =>
      (await call('POST', 'chat.php', { ...sent(), text })).message.id,
    gif: () => call('POST', 'gif.php', { ...sent(), gif: 'own-coffee' }),
    gift: () => call('POST', 'gift.php', { ...sent(), gift: 'rose' }),
    async photo(colour: string): Promise<string> {
      const answer = await request.post(
        `${baseURL}/api/chat-photo.php?to=${to.profileId}&client_id=${randomUUID()}`,
        {
          headers: { ...headers, 'content-type': 'image/jpeg' },
          data: await phonePhoto({ width: 480, height: 640, colour }),
        },
      );
      return (await answer.json()).message.id;
    },
    takeBack: (message: string) => call('DELETE', 'message.php', { message, for: 'everyone' }),
  };
}

/** All kinds of messages from both; some were read, taken back, or hold a word that is hidden; two are new to `reader`. */
export async function sayEverything(
  request: APIRequestContext,
  [reader, other]: [TestMember, TestMember],
  baseURL: string,
): Promise<void> {
  const [mine, theirs] = [speaker(request, reader, other, baseURL), speaker(request, other, reader, baseURL)];
  await mine.call('POST', 'hidden-words.php', { word: 'wandeling' });
  for (const one of [theirs, mine]) {
    await one.text('Hoe was je dag?');
    await one.gif();
    await one.gift();
    await one.photo('#7c5cff');
    await one.takeBack(await one.text('Oeps'));
  }
  await theirs.photo('#c2410c');
  await theirs.text('Zin in een wandeling?');
  await readAll(other);
  await mine.text('Morgen misschien');
  await readAll(reader);
  await theirs.text('Ben je er nog?');
  await theirs.text('😍');
}

/** As if he had read everything that was said to him. */
const readAll = ({ profileId }: TestMember) =>
  inDatabase(db =>
    sql`update conversation_members m set unread = 0, read_seq = (select max(seq) from messages where conversation_id = m.conversation_id)
      where profile_id = ${profileId}`.execute(db),
  );

/** As if everything before `seq` had become too old to be shown (section 9). */
export const hideUpTo = ({ profileId }: TestMember, seq: number) =>
  inDatabase(db =>
    db
      .updateTable('conversation_members')
      .set({ hidden_seq: seq })
      .where('profile_id', '=', profileId)
      .execute(),
  );

async function inDatabase(work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> {
  const db = openDatabase();
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
