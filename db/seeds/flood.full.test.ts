import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { login } from '#contract/accounts';
import { getChat, getChats } from '#contract/chats';
import { getLikes } from '#contract/likes';
import { getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { checkFlood } from './flood/check-flood.ts';
import { count, faults, fill, report, server, url, world } from './flood/testing/flooded-server.ts';
import { emailOf, floodPassword } from './flood/world.ts';

describe('a flood', () => {
  test('generates the same rows for the same seed on any number of threads, and other rows for another seed', async () => {
    const tables = [
      'accounts',
      'profiles',
      'profile_interests',
      'photos',
      'presence',
      'likes',
      'messages',
      'ledger_entries',
    ];
    const hashes = () => Promise.all(tables.map(hashOf));
    await fill();
    const before = await hashes();
    await fill({ threads: 1 });
    expect(await hashes()).toEqual(before);
    const otherWorld = { ...world, seed: 'another', members: 60 };
    expect((await fill({ world: otherWorld })).findings).toEqual([]);
    expect(await hashOf('photos')).not.toEqual(before[tables.indexOf('photos')]);
    await fill();
  });
});

describe('members of a flood', () => {
  test('a flood member who logs in finds members, their profiles and their pictures', async () => {
    const browser = await logIn();
    const { profiles, numResults } = await browser.call(searchMembers, { query: { country: 'NL' } });
    expect(profiles).toHaveLength(24);
    expect(numResults).toBeGreaterThan(150);
    const [shown] = profiles.filter(({ main_image }) => main_image);
    const { member } = await browser.call(getMember, { query: { id: String(shown?.id) } });
    expect(member.photos.length).toBeGreaterThan(0);
    // The server sends only a colour until the picture is drawn.
    const asPicture = () => browser.request({ url: `/media/${shown?.main_image?.thumb_filename}` });
    await expect
      .poll(async () => (await asPicture()).headers['content-type'], { interval: 200 })
      .toBe('image/webp');
    expect(String((await asPicture()).body).length).toBeGreaterThan(500);
  });

  test('the login has likes and conversations, one of the requested length', async () => {
    const browser = await logIn();
    const { liked_by } = await browser.call(getLikes);
    expect(liked_by.length).toBeGreaterThan(3);
    const { chats } = await browser.call(getChats);
    const long = chats.find(({ conversation }) => conversation.last_message.seq === world.chat);
    const { messages, has_earlier } = await browser.call(getChat, {
      query: { conversation: String(long?.conversation.id) },
    });
    expect([messages.length, has_earlier, long?.num_unread_messages]).toEqual([50, true, 2]);
  });
});

describe('a flood in a database with other members', () => {
  test('is refused without --add; with it the other members stay and the data is consistent', async () => {
    const member = await server.signUpMember({ name: 'Robert', credits: 3 });
    await expect(fill()).rejects.toThrow('no flood made');
    expect(await count('accounts')).toBe(901);
    const { findings } = await fill({ add: true, world: { ...world, members: 100 } });
    expect(findings).toEqual([]);
    expect(await count('accounts')).toBe(1_001);
    await server.db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
  });

  test('leaves empty tables with all indexes and keys when it fails or is aborted', async () => {
    await expect(fill({ world: { ...world, passwordHash: '\0' } })).rejects.toThrow();
    expect([await count('accounts'), await count('messages'), await faults()]).toEqual([0, 0, []]);
    const abort = new AbortController();
    const streamed = () => abort.abort();
    await expect(fill({ signal: abort.signal, report: { ...report, streamed } })).rejects.toThrow();
    expect([await count('accounts'), await count('messages'), await faults()]).toEqual([0, 0, []]);
    const { findings } = await fill();
    expect(findings).toEqual([]);
  });
});

test('the check reports lost rows, a missing index and a wrong search result', async () => {
  const { written, world: filled } = await fill();
  await sql`drop index profiles_by_country`.execute(server.db);
  await sql`alter table ledger_entries disable trigger ledger_append_only`.execute(server.db);
  await sql`delete from profile_interests where interest = 'coffee'`.execute(server.db);
  await sql`update profiles set status = 'disabled' where country = 'NZ'`.execute(server.db);
  const found = await checkFlood(url, filled, written, 2);
  expect(found.map(words => words.replace(/[:{].*/, ''))).toEqual(
    expect.arrayContaining(['profile_interests', 'missing', 'not in force', 'search ']),
  );
});

async function logIn() {
  const browser = server.visitor();
  await browser.call(login, { body: { email: emailOf(1), password: floodPassword } });
  return browser;
}

async function hashOf(table: string): Promise<unknown> {
  const hashes = sql`select md5(string_agg(row::text, ' ' order by row::text)) as hash from ${sql.table(table)} row`;
  return (await hashes.execute(server.db)).rows[0];
}
