import { beforeAll, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import type { Output } from '#contract/call';
import { type SearchFilters, searchMembers } from '#contract/search';
import type { Browser } from '../testing/browser.ts';
import { unlimitedCardBudgetRows } from '../testing/card-budget-rows.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { searchDice } from './testing/dice.ts';
import { type NaiveViewer, naiveSearch, randomSearch } from './testing/naive-search.ts';
import { type Person, randomWorld } from './testing/random-world.ts';
import { relaxedSearches } from './widening.ts';

const server = await startTestServer();
const SEED = 20_260_314;
const SEARCH_COUNT = 80;
/** Adjacent seeds would produce nearly equal random numbers. */
const SPREAD = 2_654_435;

let people: Person[];
let searchers: { viewer: NaiveViewer; browse: (address: string) => Browser }[];

beforeAll(async () => {
  const otherSite = await openSecondSite(server);
  people = await randomWorld(server, searchDice(SEED), { size: 220, otherSite });
  const siteMembers = people.filter(({ siteId, status }) => siteId === 1 && status === 'active');
  const open = siteMembers.find(({ sharesPresence, cell }) => sharesPresence && cell !== null) as Person;
  const closed = siteMembers.find(person => !person.sharesPresence && person !== open) as Person;
  const provincial = siteMembers.find(
    ({ sharesPresence, cell, region }) => sharesPresence && cell === null && region !== null,
  ) as Person;
  const blocked = siteMembers.filter(person => ![open, closed, provincial].includes(person)).slice(0, 12);
  for (const [index, person] of blocked.entries()) {
    const [from, to] = index % 2 ? [open, person] : [person, open];
    await server.as(from).call(blockMember, { body: { id: to.profileId } });
  }
  const site = { key: 'lavender' };
  for (const { accountId } of [open, closed, provincial])
    await server.db
      .insertInto('rate_limits')
      .values(unlimitedCardBudgetRows({ accountId, member: null, address: '', site }, server.clock.now()))
      .onConflict(conflict => conflict.column('key').doNothing())
      .execute();
  const ids = new Set(blocked.map(({ profileId }) => profileId));
  const isWith = (person: Person) =>
    ids.has(person.profileId) ? new Set([open.profileId]) : new Set<string>();
  searchers = [
    { viewer: { person: open, blocked: ids }, browse: remoteAddress => server.as(open, { remoteAddress }) },
    {
      viewer: { person: closed, blocked: isWith(closed) },
      browse: remoteAddress => server.as(closed, { remoteAddress }),
    },
    {
      viewer: { person: provincial, blocked: isWith(provincial) },
      browse: remoteAddress => server.as(provincial, { remoteAddress }),
    },
    {
      viewer: { person: null, blocked: new Set() },
      browse: remoteAddress => server.visitor({ remoteAddress }),
    },
  ];
});

type Answer = Output<typeof searchMembers>;

async function allPages(browser: Browser, query: SearchFilters): Promise<Answer[]> {
  const pages = [await browser.call(searchMembers, { query })];
  while (pages.length < (pages[0]?.pages ?? 0))
    pages.push(await browser.call(searchMembers, { query: { ...query, page: pages.length + 1 } }));
  return pages;
}

describe('a search finds exactly the matching members, in order, without gaps or duplicates across pages (spec 3.16, D2.22, D2.39)', () => {
  test.each(Array.from({ length: SEARCH_COUNT }, (_, index) => index))('random search %i', async index => {
    const { viewer, browse } = searchers[index % searchers.length] as (typeof searchers)[number];
    const cells = people.flatMap(({ cell }) => cell ?? []);
    const asked = randomSearch(searchDice(SEED + (index + 1) * SPREAD), cells);
    const expected = naiveSearch(people, viewer, asked, server.clock.now());
    const pages = await allPages(browse(`192.0.2.${index}`), asked);
    expect(
      pages.flatMap(({ profiles }) => profiles.map(({ id }) => id)),
      JSON.stringify(asked),
    ).toEqual(expected);
    expect(pages[0]).toMatchObject({ numResults: expected.length, capped: false });
    if (pages[0]) assertRest(pages[0], viewer, asked, expected);
  });
});

function assertRest(
  { similar, widening }: Answer,
  viewer: NaiveViewer,
  asked: SearchFilters,
  expected: string[],
): void {
  const now = server.clock.now();
  const count = (query: SearchFilters) => naiveSearch(people, viewer, query, now).length;
  const anybody = new Set(naiveSearch(people, viewer, { gender: asked.gender }, now));
  const ids = similar.map(({ id }) => id);
  expect(ids.filter(id => expected.includes(id) || !anybody.has(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const looser = expected.length > 0 ? [] : relaxedSearches(asked).filter(({ query }) => count(query) > 0);
  expect(widening?.loosened).toBe(looser[0]?.loosened);
  if (widening) expect(widening.numResults).toBe(count(widening.query));
}
