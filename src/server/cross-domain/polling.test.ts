import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import type { Call } from '#contract/call';
import { getChats, readChat, sendMessage } from '#contract/chats';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import { getLikes, like, unlike } from '#contract/likes';
import { changeProfile } from '#contract/profiles';
import { flushDelivered } from '../chats/indicators/record-delivered.ts';
import { insertTestPhoto } from '../photos/testing/insert-test-photo.ts';
import { captureStatements } from '../testing/capture-statements.ts';
import type { TestMember } from '../testing/members.ts';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const CALLS = { user: getUser, chats: getChats, likes: getLikes } satisfies Record<string, Call>;
type CallName = keyof typeof CALLS;
const callNames = Object.keys(CALLS) as CallName[];

/** Polls as a browser does, which keeps the last answer of each call. */
function pollerOf(member: TestMember, to = server) {
  const known = new Map<CallName, { tag: string; body: unknown }>();
  const poll = async (name: CallName) => {
    const earlier = known.get(name);
    const headers = earlier && { 'if-none-match': earlier.tag };
    const { status, body, headers: got } = await to.as(member).send(CALLS[name], {}, headers);
    if (status === 200) known.set(name, { tag: String(got.etag), body });
    return { status, body: known.get(name)?.body };
  };
  /** Asks whole answers until nothing moves any more, such as the marks of delivery. */
  const settle = async () => {
    for (const name of callNames) await poll(name);
    await flushDelivered(app);
    for (const name of callNames) await poll(name);
    for (const name of callNames) expect([name, (await poll(name)).status]).toEqual([name, 304]);
  };
  const wholeAnswer = async (name: CallName) => (await to.as(member).send(CALLS[name])).body;
  return { poll, settle, wholeAnswer };
}

type Cast = { bob: TestMember; alice: TestMember; carl: TestMember };

/** Alice has written to Bob and likes him; Bob has answered; Carl likes Bob. */
async function createCast(): Promise<Cast> {
  const [bob, alice, carl] = await Promise.all([
    server.signUpMember({ credits: 50 }),
    server.signUpMember({ credits: 50 }),
    server.signUpMember({ credits: 50 }),
  ]);
  const write = (from: TestMember, to: TestMember, text: string) =>
    server.as(from).call(sendMessage, { body: { to: to.profileId, client_id: crypto.randomUUID(), text } });
  for (const { profileId } of [bob, alice, carl]) await insertTestPhoto(db, profileId, { main: true });
  await write(alice, bob, 'Hoi Bob');
  await write(bob, alice, 'Hoi Alice');
  for (const one of [alice, carl]) {
    await server.as(one).call(like, { body: { id: bob.profileId } });
    // Marks them online.
    await server.as(one).call(getUser);
  }
  return { bob, alice, carl };
}

test('polling answers 304 without content while nothing changes (spec 7.1, 7.8)', async () => {
  const { bob } = await createCast();
  const { poll, settle } = pollerOf(bob);
  await settle();
  for (const name of callNames) expect((await poll(name)).status).toBe(304);
});

const ofProfile = (change: RawBuilder<unknown>, member: keyof Cast) => (cast: Cast) =>
  sql`update profiles set ${change} where id = ${cast[member].profileId}`.execute(db);
const ofAccount = (change: RawBuilder<unknown>) => (cast: Cast) =>
  sql`update accounts set ${change} where id = ${cast.bob.accountId}`.execute(db);
const write = (from: keyof Cast) => (cast: Cast) =>
  server.as(cast[from]).call(sendMessage, {
    body: { to: cast.bob.profileId, client_id: crypto.randomUUID(), text: 'Nog een' },
  });

const changes: [string, CallName[], (cast: Cast) => Promise<unknown>][] = [
  ['a message arrives', ['user', 'chats'], write('alice')],
  ['a conversation begins', ['user', 'chats'], write('carl')],
  [
    'a member likes the caller',
    ['user', 'likes'],
    async cast => {
      const dora = await server.signUpMember();
      await server.as(dora).call(like, { body: { id: cast.bob.profileId } });
    },
  ],
  [
    'a like is taken back',
    ['user', 'likes'],
    ({ carl, bob }) => server.as(carl).call(unlike, { body: { id: bob.profileId } }),
  ],
  [
    'the caller likes back',
    ['likes'],
    ({ carl, bob }) => server.as(bob).call(like, { body: { id: carl.profileId } }),
  ],
  [
    'a like is seen',
    ['user', 'likes'],
    ({ carl }) => sql`update likes set seen_at = now() where liker_id = ${carl.profileId}`.execute(db),
  ],
  [
    'the other member reads',
    ['chats'],
    async ({ alice, bob }) => {
      const { chats } = await server.as(alice).call(getChats);
      const { id, last_message } =
        chats.find(({ profile }) => profile.id === bob.profileId)?.conversation ?? {};
      await server
        .as(alice)
        .call(readChat, { body: { conversation: String(id), seq: last_message?.seq ?? 0 } });
    },
  ],
  [
    'a message is returned',
    ['chats'],
    ({ bob }) => sql`update messages set returned_credits = 3 where sender_id = ${bob.profileId}`.execute(db),
  ],
  [
    'a message is taken back',
    ['chats'],
    ({ bob }) =>
      sql`update messages set unsent = true, body = '' where sender_id = ${bob.profileId}`.execute(db),
  ],
  [
    'the mark of photos changes',
    ['chats'],
    ({ bob }) =>
      sql`update conversation_members set shows_photos = not shows_photos where profile_id = ${bob.profileId}`.execute(
        db,
      ),
  ],
  [
    'the revision of a conversation rises',
    ['chats'],
    ({ bob }) =>
      sql`update conversation_members set revision = revision + 1 where profile_id = ${bob.profileId}`.execute(
        db,
      ),
  ],
  [
    'the word filter changes',
    ['chats'],
    ofProfile(sql`word_filter_revision = word_filter_revision + 1`, 'bob'),
  ],
  ['the other member renames', ['chats', 'likes'], ofProfile(sql`name = 'Alida'`, 'alice')],
  [
    'the other member is born earlier',
    ['chats', 'likes'],
    ofProfile(sql`birth_date = birth_date - 4000`, 'alice'),
  ],
  ['the other member moves', ['chats', 'likes'], ofProfile(sql`city = 'Maastricht'`, 'alice')],
  ['the other member hides', ['chats'], ofProfile(sql`shares_presence = false, invisible = true`, 'alice')],
  ['a liker hides their presence', ['likes'], ofProfile(sql`shares_presence = false`, 'carl')],
  ['a liker leaves', ['user', 'likes'], ofProfile(sql`status = 'disabled'`, 'carl')],
  ['the other member leaves', ['chats'], ofProfile(sql`status = 'disabled'`, 'alice')],
  [
    'a liker blocks the caller',
    ['user', 'likes'],
    ({ bob, carl }) =>
      sql`insert into blocks values (${carl.profileId}, ${bob.profileId}, 'Bob', false)`.execute(db),
  ],
  [
    'the caller blocks the other member',
    ['chats', 'likes'],
    ({ bob, alice }) =>
      sql`insert into blocks values (${bob.profileId}, ${alice.profileId}, 'Alice', true)`.execute(db),
  ],
  [
    'a member goes offline',
    ['chats', 'likes'],
    ({ alice }) => sql`delete from presence where profile_id = ${alice.profileId}`.execute(db),
  ],
  [
    'the main photo of a member changes',
    ['chats', 'likes'],
    ({ alice }) =>
      sql`update photos set clear_key = md5(random()::text) where profile_id = ${alice.profileId}`.execute(
        db,
      ),
  ],
  [
    'the own photo changes',
    ['user'],
    ({ bob }) =>
      sql`update photos set clear_key = md5(random()::text) where profile_id = ${bob.profileId}`.execute(db),
  ],
  [
    'the own photo is deleted',
    ['user'],
    ({ bob }) => sql`delete from photos where profile_id = ${bob.profileId}`.execute(db),
  ],
  [
    'the own profile is changed',
    ['user'],
    ({ bob }) => server.as(bob).call(changeProfile, { body: { name: 'Berend' } }),
  ],
  [
    'the own text goes',
    ['user'],
    ofProfile(sql`about_me = case when about_me is null then 'Hoi' end`, 'bob'),
  ],
  [
    'credits are spent',
    ['user'],
    ({ bob, carl }) =>
      server
        .as(bob)
        .call(sendMessage, { body: { to: carl.profileId, client_id: crypto.randomUUID(), text: 'Hoi' } }),
  ],
  ['premium begins', ['user'], ofAccount(sql`premium_since = now()`)],
  ['the address changes', ['user'], ofAccount(sql`email = 'elders@example.com'`)],
  ['the language changes', ['user'], ofAccount(sql`language = 'en'`)],
  ['staff freeze the account', ['user'], ofAccount(sql`frozen_at = now(), frozen_reason = 'fraud'`)],
  ['discretion changes', ['user'], ofAccount(sql`discreet = not discreet`)],
  [
    'an alert is dismissed',
    ['user'],
    ({ bob }) =>
      sql`insert into dismissals (account_id, alert, dismissed_at) values (${bob.accountId}, 'push_notifications', now())`.execute(
        db,
      ),
  ],
];

describe('each change is in the next answer of polling, also if another process or member makes it (spec 7.1, 7.8)', () => {
  test.each(changes)('%s', async (_, changed, change) => {
    const cast = await createCast();
    const { poll, settle, wholeAnswer } = pollerOf(cast.bob);
    await settle();
    await change(cast);
    for (const name of callNames) {
      const { status, body } = await poll(name);
      expect(body).toEqual(await wholeAnswer(name));
      if (changed.includes(name)) expect([name, status]).toEqual([name, 200]);
    }
  });
});

test('what changes with time alone is in the answer in time: online, active, new, photo addresses, birthdays (spec D4.8)', async () => {
  const cast = await createCast();
  const { poll, settle, wholeAnswer } = pollerOf(cast.bob);
  await sql`update profiles set birth_date = '1990-03-15' where id = ${cast.alice.profileId}`.execute(db);
  await sql`update photos set status = 'pending' where profile_id = ${cast.bob.profileId}`.execute(db);
  await settle();
  const statuses = new Set<number>();
  for (const ms of [
    1,
    MINUTE_MS / 2,
    MINUTE_MS,
    10 * MINUTE_MS,
    11 * HOUR_MS,
    HOUR_MS,
    DAY_MS,
    13 * DAY_MS,
  ]) {
    clock.advance(ms);
    for (const name of ['chats', 'likes', 'user'] as const) {
      const { status, body } = await poll(name);
      statuses.add(status);
      expect(body).toEqual(await wholeAnswer(name));
    }
  }
  expect([...statuses].sort()).toEqual([200, 304]);
});

test('no lost notice hides a message: the answer does not depend on notices (spec D4.10)', async () => {
  const { bob, alice } = await createCast();
  const { poll, settle } = pollerOf(bob);
  await settle();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lavender bus' and datname = current_database()`.execute(db);
  await write('alice')({ bob, alice, carl: alice });
  expect((await poll('chats')).status).toBe(200);
  expect((await poll('user')).status).toBe(200);
});

test('a changed setting of the site is in the next answer (spec 3.10)', async () => {
  const { bob } = await createCast();
  const { poll, settle } = pollerOf(bob);
  await settle();
  const shown = [...(app.sites.byId(1)?.settings.visible_profile_fields ?? [])];
  await setSetting(server, 'visible_profile_fields', []);
  const { status, body } = await poll('chats');
  expect([status, JSON.stringify(body).includes('"city":null')]).toEqual([200, true]);
  await setSetting(server, 'visible_profile_fields', shown);
});

const endings: Record<string, (bob: TestMember) => Promise<unknown>> = {
  'was ended': ({ accountId }) => sql`delete from sessions where account_id = ${accountId}`.execute(db),
  'has expired': ({ accountId }) =>
    sql`update sessions set expires_at = ${clock.now()} where account_id = ${accountId}`.execute(db),
  'is of a banned account': ({ accountId }) =>
    sql`update accounts set status = 'banned' where id = ${accountId}`.execute(db),
};

test.each(Object.keys(endings))(
  'a session that %s is refused and does not mark the member online, even if nothing changed (spec D2.21)',
  async ending => {
    const { bob } = await createCast();
    const { poll, settle } = pollerOf(bob);
    await settle();
    await endings[ending]?.(bob);
    clock.advance(2 * MINUTE_MS);
    const markOf = () => sql`select * from presence where profile_id = ${bob.profileId}`.execute(db);
    const before = await markOf();
    expect((await poll('chats')).status).toBe(403);
    expect((await poll('likes')).status).toBe(403);
    expect(await poll('user')).toMatchObject({ status: 200, body: { user: null } });
    expect((await markOf()).rows).toEqual(before.rows);
  },
);

test('the tag of another member or session is worth nothing (spec D2.21)', async () => {
  const { bob, alice } = await createCast();
  const answer = await server.as(bob).send(getLikes);
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await server.as(bob).send(getLikes, {}, headers)).status).toBe(304);
  expect((await server.as(alice).send(getLikes, {}, headers)).status).toBe(200);
  expect((await server.visitor().send(getLikes, {}, headers)).status).toBe(403);
});

test('an answer 304 still marks the member online (spec D4.8)', async () => {
  const { bob } = await createCast();
  const { poll, settle } = pollerOf(bob);
  await settle();
  clock.advance(2 * MINUTE_MS);
  expect((await poll('user')).status).toBe(304);
  const { rows } = await sql<{ until: Date }>`
    select max(online_until) as until from presence where profile_id = ${bob.profileId}`.execute(db);
  clock.advance(2 * MINUTE_MS);
  await poll('user');
  const later = await sql<{ until: Date }>`
    select max(online_until) as until from presence where profile_id = ${bob.profileId}`.execute(db);
  expect(Number(later.rows[0]?.until) - Number(rows[0]?.until)).toBe(2 * MINUTE_MS);
});

test('an answer of one process is known to another, which has made the same answer (spec D4.10)', async () => {
  const { bob, alice } = await createCast();
  const { poll, settle } = pollerOf(bob);
  await settle();
  const second = await startTestServer({
    DATABASE_URL: app.config.databaseUrl ?? '',
  });
  const answer = await second.as(bob).send(getChats);
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await server.as(bob).send(getChats, {}, headers)).status).toBe(304);
  await write('alice')({ bob, alice, carl: alice });
  expect((await second.as(bob).send(getChats, {}, headers)).status).toBe(200);
  expect((await poll('chats')).status).toBe(200);
});

test.each(callNames)(
  'an unchanged %s.php looks up no session beside the comparison (spec 7.8)',
  async name => {
    const { bob } = await createCast();
    const { poll, settle } = pollerOf(bob);
    await settle();
    const statements = await captureStatements(() => poll(name));
    // The answer is verified in tests, with whole statements after the comparison.
    expect(statements[0]?.text).toMatch(/as digest \/\* prepared \*\/$/);
    expect(statements.filter(({ text }) => text.includes('as "secretHash"'))).toEqual([]);
  },
);
