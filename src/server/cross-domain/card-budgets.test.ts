import { expect, test } from 'vitest';
import { cellOf } from '#contract/cells';
import { getChat, sendMessage } from '#contract/chats';
import { CARD_BUDGETS } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { searchMembers } from '#contract/search';
import { signupMatches } from '#contract/signup';
import { getSwipes } from '#contract/swipes';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { clock } = server;

const homeCell = cellOf(52.37, 4.89);
const shownMembers = await Promise.all(
  [1, 2, 3, 4].map(() => server.signUpMember({ cell: homeCell, visibleToVisitors: true })),
);
await server.db
  .updateTable('profiles')
  .set({ has_photo: true })
  .where(
    'id',
    'in',
    shownMembers.map(({ profileId }) => profileId),
  )
  .execute();

let networks = 0;
const newNetwork = (): string => {
  networks += 1;
  return `198.51.100.${networks}`;
};
const createReader = (days: number) =>
  server.signUpMember({
    invisible: true,
    cell: homeCell,
    signedUpAt: new Date(clock.now().getTime() - days * DAY_MS),
  });
const search = (member: TestMember | null, remoteAddress: string, query = {}) =>
  (member ? server.as(member, { remoteAddress }) : server.visitor({ remoteAddress })).send(searchMembers, {
    query,
  });
const setHits = (hits: number, key: string) =>
  server.db.updateTable('rate_limits').set({ hits }).where('key', 'like', `% cards ${key}`).execute();
const hits = async (key: string) =>
  (
    await server.db
      .selectFrom('rate_limits')
      .where('key', 'like', `% cards ${key}`)
      .select('hits')
      .executeTakeFirst()
  )?.hits;

test('an account gets 1,500 cards an hour from any networks, and no more (spec D2.41)', async () => {
  const old = await createReader(30);
  expect((await search(old, newNetwork())).status).toBe(200);
  expect(await hits(`hour ${old.accountId}`)).toBe(shownMembers.length);
  await setHits(CARD_BUDGETS.perHour - shownMembers.length, `hour ${old.accountId}`);
  expect((await search(old, newNetwork())).status).toBe(200);
  expect(await hits(`hour ${old.accountId}`)).toBe(CARD_BUDGETS.perHour);
  clock.advance(HOUR_MS / 2);
  const { status, error, headers } = await search(old, newNetwork());
  expect([status, error?.code, headers['retry-after']]).toEqual([429, 'too_many_reads', '1800']);
  expect(error?.message).toBe(
    'Je hebt in korte tijd heel veel profielen bekeken. Over 30 minuten kun je verder.',
  );
  clock.advance(HOUR_MS / 2);
  expect((await search(old, newNetwork())).status).toBe(200);
});

test('a page that would exceed the budget is refused', async () => {
  const old = await createReader(30);
  await search(old, newNetwork());
  await setHits(CARD_BUDGETS.perHour - 1, `hour ${old.accountId}`);
  expect((await search(old, newNetwork())).error?.code).toBe('too_many_reads');
});

test('an account gets 6,000 cards a day, and the refusal contains how many hours to wait', async () => {
  const old = await createReader(30);
  await search(old, newNetwork());
  await setHits(CARD_BUDGETS.perDay, `day ${old.accountId}`);
  const { error } = await search(old, newNetwork());
  expect(error?.message).toBe(
    'Je hebt in korte tijd heel veel profielen bekeken. Over 24 uur kun je verder.',
  );
  clock.advance(DAY_MS);
  expect((await search(old, newNetwork())).status).toBe(200);
});

test('visitors and accounts under 7 days of one network share 3,000 cards an hour; older accounts and other networks are not affected', async () => {
  const network = newNetwork();
  const young = await createReader(6);
  await search(young, network);
  await search(null, network);
  expect(await hits(`hour network ${network}`)).toBe(2 * shownMembers.length);
  await setHits(CARD_BUDGETS.perNetworkAndHour, `hour network ${network}`);
  const codeOf = async (member: TestMember | null, from: string) => (await search(member, from)).error?.code;
  expect(await codeOf(null, network)).toBe('too_many_reads');
  expect(await codeOf(young, network)).toBe('too_many_reads');
  expect(await codeOf(await createReader(7), network)).toBeUndefined();
  expect(await codeOf(young, newNetwork())).toBeUndefined();
  clock.advance(HOUR_MS);
  expect(await codeOf(null, network)).toBeUndefined();
});

test('a search from another place counts even without results or for the count only; a plain count does not', async () => {
  const old = await createReader(30);
  const near = cellOf(-10, -120);
  await search(old, newNetwork(), { near, distance: 5, country: 'NZ' });
  expect(await hits(`hour ${old.accountId}`)).toBe(1);
  await search(old, newNetwork(), { near, count_only: '1' });
  expect(await hits(`hour ${old.accountId}`)).toBe(2);
  await search(old, newNetwork(), { count_only: '1' });
  expect(await hits(`hour ${old.accountId}`)).toBe(2);
});

test('cards of the swipe game and of the sign-up matches count and are refused as well', async () => {
  const old = await createReader(30);
  const browser = server.as(old);
  const { cards } = await browser.call(getSwipes);
  const { profiles } = await browser.call(signupMatches);
  expect(await hits(`hour ${old.accountId}`)).toBe(cards.length + profiles.length);
  expect(cards.length + profiles.length).toBe(2 * shownMembers.length);
  await setHits(CARD_BUDGETS.perHour, `hour ${old.accountId}`);
  expect((await browser.send(getSwipes)).error?.code).toBe('too_many_reads');
  expect((await browser.send(signupMatches)).error?.code).toBe('too_many_reads');
});

test('the card and page of a member count unless there is a conversation', async () => {
  const [stranger, partner] = shownMembers;
  if (!stranger || !partner) throw new Error('no member is shown');
  const viewer = await server.signUpMember({ invisible: true, cell: homeCell, credits: 10 });
  const openChat = async ({ profileId }: TestMember) =>
    (await server.as(viewer).send(getChat, { query: { profile: profileId } })).status;
  await server.as(viewer).call(sendMessage, {
    body: { to: partner.profileId, client_id: crypto.randomUUID(), text: 'Hallo' },
  });
  expect(await openChat(stranger)).toBe(200);
  const read = server.db.updateTable('rate_limits').where('key', 'like', `% profiles ${viewer.accountId}`);
  const { numUpdatedRows } = await read.set({ hits: 1_200 }).executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
  expect([await openChat(stranger), await openChat(partner)]).toEqual([429, 200]);
});
