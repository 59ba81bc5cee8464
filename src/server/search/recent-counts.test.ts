import { expect, test } from 'vitest';
import { blockMember, unblockMember } from '#contract/blocks';
import { MINUTE_MS } from '#contract/durations';
import { type SearchQuery, searchMembers } from '#contract/search';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import { captureStatements } from '../testing/capture-statements.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const [server, other] = [await startTestServer({ DATABASE_URL }), await startTestServer({ DATABASE_URL })];

const settle = (count: number) =>
  Promise.all(Array.from({ length: count }, () => server.signUpMember({ country: 'NZ' })));
const residents = await settle(30);
const signUpSearcher = () => server.signUpMember({ country: 'AU' });

const search = async (member: TestMember, query: SearchQuery = {}, at: TestServer = server) =>
  at.as(member).call(searchMembers, { query: { country: 'NZ', ...query } });
const countedBy = async (work: () => Promise<unknown>) =>
  (await captureStatements(work)).filter(({ text }) => /count\(\*\) as "matches"/.test(text)).length;

test('the same search counts once a minute, and not for its later pages (spec D2.22)', async () => {
  const searcher = await signUpSearcher();
  expect(await countedBy(() => Promise.all(Array.from({ length: 20 }, () => search(searcher))))).toBe(1);
  expect(await countedBy(() => search(searcher, { page: 2 }))).toBe(0);
  expect(await countedBy(() => search(searcher, { count_only: true }))).toBe(0);
  expect(await countedBy(() => search(searcher, { min_age: 18 }))).toBe(1);
  const another = await signUpSearcher();
  expect(await countedBy(() => search(another))).toBe(1);
  server.clock.advance(MINUTE_MS);
  expect(await countedBy(() => search(searcher, { page: 2 }))).toBe(0);
  expect(await countedBy(() => search(searcher))).toBe(1);
});

test('a member who joins is counted after a minute, and at once in a list that is not full', async () => {
  const searcher = await signUpSearcher();
  const { numResults } = await search(searcher);
  await settle(2);
  expect((await search(searcher)).numResults).toBe(numResults);
  server.clock.advance(MINUTE_MS);
  const later = await search(searcher);
  expect(later.numResults).toBe(numResults + 2);
  const last = await search(searcher, { page: later.pages });
  expect(last.numResults).toBe(24 * (later.pages - 1) + last.profiles.length);
});

test('the number is never less than the members that are shown', async () => {
  const searcher = await signUpSearcher();
  await Promise.all(Array.from({ length: 24 }, () => server.signUpMember({ country: 'CH' })));
  expect((await search(searcher, { country: 'CH' })).numResults).toBe(24);
  await server.signUpMember({ country: 'CH' });
  const second = await search(searcher, { country: 'CH', page: 2 });
  expect([second.profiles.length, second.numResults, second.pages]).toEqual([1, 25, 2]);
});

test('a block by or of the searcher, in any process, counts at once, and so does its end (spec 4.4)', async () => {
  const searcher = await signUpSearcher();
  const [first, second] = residents as [TestMember, TestMember];
  const { numResults } = await search(searcher);
  const numbers = async () => [
    (await search(searcher)).numResults,
    (await search(searcher, {}, other)).numResults,
  ];
  await server.as(searcher).call(blockMember, { body: { id: first.profileId } });
  expect(await numbers()).toEqual([numResults - 1, numResults - 1]);
  await other.as(second).call(blockMember, { body: { id: searcher.profileId } });
  expect(await numbers()).toEqual([numResults - 2, numResults - 2]);
  await other.as(searcher).call(unblockMember, { body: { id: first.profileId } });
  expect(await numbers()).toEqual([numResults - 1, numResults - 1]);
});
