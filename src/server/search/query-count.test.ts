import { expect, test } from 'vitest';
import type { Output } from '#contract/call';
import { type SearchQuery, searchMembers } from '#contract/search';
import { captureStatements } from '../testing/capture-statements.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const searcher = server.as(await server.signUpMember({ country: 'NZ' }));

const isOfList = (text: string): boolean =>
  /"profiles"\."site_id" = .*not "profiles"\."invisible"/s.test(text);

async function ask(query: SearchQuery) {
  let answer: Output<typeof searchMembers> | undefined;
  const statements = await captureStatements(async () => {
    answer = await searcher.call(searchMembers, { query });
  });
  return { answer, asked: statements.filter(({ text }) => isOfList(text)).length };
}

const narrow: SearchQuery = {
  countryregion: 'AT-9',
  distance: 5,
  near: 25_458_473,
  min_age: 90,
  max_age: 91,
  interests: ['gym', 'wine', 'art'],
  body_type: ['slim'],
  with_photo: true,
  online: true,
  new: true,
};

test('a search without results makes few database queries, however many filters it has (spec D2.22)', async () => {
  const { answer, asked } = await ask(narrow);
  expect(answer).toMatchObject({ numResults: 0, profiles: [], similar: [], widening: null });
  // 2 searches for similar members, and 6 counts of relaxed searches.
  expect(asked).toBe(2 + 6);
});

test('of the relaxed searches only the offered one is counted', async () => {
  await Promise.all([1, 2, 3].map(() => server.signUpMember({ country: 'AT', region: 'AT-9' })));
  const { answer, asked } = await ask({ countryregion: 'AT-9', online: true, new: true, with_photo: true });
  expect(answer?.widening).toBeNull();
  const { answer: found, asked: askedOf } = await ask({ countryregion: 'AT-9', online: true });
  expect(found?.widening).toMatchObject({ loosened: 'online', numResults: 3, capped: false });
  expect([asked, askedOf]).toEqual([1 + 4 + 4, 1 + 4 + 1 + 1]);
});

test('count_only makes a single query and returns no members', async () => {
  const { answer, asked } = await ask({ ...narrow, count_only: true });
  expect(asked).toBe(1);
  expect(answer).toMatchObject({ numResults: 0, profiles: [], similar: [], widening: null });
  const { answer: some } = await ask({ country: 'AT', page: 3, count_only: true });
  expect(some).toMatchObject({ numResults: 3, pages: 1, page: 1, profiles: [], similar: [] });
});
