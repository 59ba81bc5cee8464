import { beforeAll, describe, expect, test } from 'vitest';
import { cellOf } from '#contract/cells';
import type { CountryCode } from '#contract/countries';
import { changeProfile } from '#contract/profiles';
import { type SearchQuery, searchMembers } from '#contract/search';
import { activityRank } from '../../profiles/activity.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const hour = (ago: number, hasPhoto = false) =>
  activityRank(new Date(server.clock.now().getTime() - ago * 3_600_000), hasPhoto);

/** Members farther away are more active, so that distance and activity give opposite orders. */
const amsterdam = cellOf(52.37, 4.89);
const world: [string, CountryCode, string | null, number | null][] = [
  ['Next door', 'NL', 'NL-NH', amsterdam],
  ['Haarlem', 'NL', 'NL-NH', cellOf(52.38, 4.64)],
  ['Utrecht', 'NL', 'NL-UT', cellOf(52.09, 5.12)],
  ['Same province', 'NL', 'NL-NH', null],
  ['Arnhem', 'NL', 'NL-GE', cellOf(51.98, 5.91)],
  ['Brussels', 'BE', 'BE-BRU', cellOf(50.85, 4.35)],
  ['Same country', 'NL', null, null],
  ['Sydney', 'AU', 'AU-NSW', cellOf(-33.87, 151.21)],
];
const everybody = world.map(([name]) => name);
const members = new Map<string, TestMember>();

beforeAll(async () => {
  for (const [index, [name, country, region, cell]] of world.entries())
    members.set(
      name,
      await server.signUpMember({
        ...{ name, country, region, cell, visibleToVisitors: true },
        activityRank: hour(100 - index),
      }),
    );
});

const names = ({ profiles }: { profiles: { name: string }[] }) => profiles.map(({ name }) => name);
const find = async (query: SearchQuery, browser = server.visitor()) =>
  names(await browser.call(searchMembers, { query })).filter(name => everybody.includes(name));
const hide = (member: TestMember) => server.as(member).call(changeProfile, { body: { invisible: true } });
async function searcher(options: TestMemberOptions, query: SearchQuery = {}) {
  const member = await server.signUpMember(options);
  await hide(member);
  return find(query, server.as(member));
}

describe('a search is ordered by distance bands, however active members farther away are (spec D2.39)', () => {
  test('from a known place: cell and neighbours, 25, 50, 100, 250 km, the country, beyond; the same province without a place after 50 km', async () => {
    expect(await searcher({ country: 'NL', region: 'NL-NH', cell: amsterdam })).toEqual(everybody);
  });

  test('from a region: itself, its neighbours, the country, beyond', async () => {
    expect(await searcher({ country: 'NL', region: 'NL-NH' })).toEqual([
      ...['Same province', 'Haarlem', 'Next door'],
      'Utrecht',
      ...['Same country', 'Arnhem'],
      ...['Sydney', 'Brussels'],
    ]);
  });

  test('from a country only: the country, beyond', async () => {
    expect((await searcher({ country: 'BE' }))[0]).toBe('Brussels');
  });

  test('for a visitor: the country of the network, beyond; without one the default country of sign-up', async () => {
    const fromBelgium = server.visitor({ remoteAddress: '193.190.0.1' });
    expect((await find({}, fromBelgium)).slice(0, 2)).toEqual(['Brussels', 'Sydney']);
    expect((await find({})).slice(-2)).toEqual(['Sydney', 'Brussels']);
  });

  test('from a place given in the search, for a visitor too', async () => {
    const near = cellOf(-33.87, 151.21);
    expect((await find({ near }))[0]).toBe('Sydney');
    expect((await find({ near: amsterdam })).slice(0, 3)).toEqual(['Next door', 'Haarlem', 'Utrecht']);
  });

  test('filters by distance and country keep the order', async () => {
    expect(await find({ near: amsterdam, distance: 50 })).toEqual(['Next door', 'Haarlem', 'Utrecht']);
    expect(await find({ near: amsterdam, country: 'BE' })).toEqual(['Brussels']);
  });

  test('most active first and nearest first can be chosen', async () => {
    expect(await find({ order: 'active', near: amsterdam })).toEqual(everybody.toReversed());
    expect((await find({ order: 'nearest', near: amsterdam })).slice(0, 3)).toEqual([
      'Next door',
      'Haarlem',
      'Utrecht',
    ]);
  });

  test('similar results come in that order, too', async () => {
    const { profiles, similar } = await server
      .visitor()
      .call(searchMembers, { query: { near: amsterdam, distance: 5 } });
    expect(names({ profiles })).toEqual(['Next door']);
    expect(names({ profiles: similar }).slice(0, 2)).toEqual(['Haarlem', 'Utrecht']);
  });
});

test('within a band online members come first, then by the hour of the last request, then those with a photo', async () => {
  const cell = cellOf(46.95, 7.45);
  const settle = (name: string, rank: number) =>
    server.signUpMember({ name, country: 'CH', cell, activityRank: rank });
  await settle('This hour', hour(0));
  await settle('Yesterday with photo', hour(24, true));
  await settle('Yesterday', hour(24));
  const online = await settle('Online', hour(0));
  const hides = await settle('Online in secret', hour(1));
  await server.db
    .updateTable('profiles')
    .set({ shares_presence: false })
    .where('id', '=', hides.profileId)
    .execute();
  for (const { profileId } of [online, hides])
    await server.db
      .insertInto('presence')
      .values({ profile_id: profileId, online_until: new Date(server.clock.now().getTime() + 60_000) })
      .execute();
  const member = server.as(await server.signUpMember({ country: 'CH', cell }));
  expect(names(await member.call(searchMembers, { query: { country: 'CH' } }))).toEqual([
    'Online',
    'This hour',
    'Online in secret',
    'Yesterday with photo',
    'Yesterday',
  ]);
});

test('the pages through all bands contain every member once, for few and for many members', async () => {
  const [home, far] = [cellOf(41.9, 12.5), cellOf(45.46, 9.19)];
  for (let index = 0; index < 330; index += 1)
    await server.signUpMember({
      country: 'IT',
      cell: [home, far, null][index % 3] as number | null,
      activityRank: index % 7,
    });
  const member = server.as(await server.signUpMember({ country: 'IT', cell: home }));
  const pages = [];
  for (let page = 1; page <= 14; page += 1)
    pages.push((await member.call(searchMembers, { query: { country: 'IT', page } })).profiles);
  const distances = pages.flat().map(({ distance }) => distance);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(330);
  expect(distances.slice(0, 110)).toEqual(Array(110).fill('under_5'));
  expect(distances.slice(110)).not.toContain('under_5');
});
