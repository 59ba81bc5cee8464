import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { cellOf } from '#contract/cells';
import { changeProfile } from '#contract/profiles';
import { type SearchQuery, searchMembers } from '#contract/search';
import { purgeEmptyCells } from '../../profiles/cells/occupied-cells.ts';
import type { TestMemberOptions } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const amsterdam = cellOf(52.37, 4.89);
const haarlem = cellOf(52.38, 4.64);
const brussels = cellOf(50.85, 4.35);
const settle = (name: string, options: TestMemberOptions) =>
  server.signUpMember({ name, country: 'NL', ...options });
const names = ({ profiles }: { profiles: { name: string }[] }) => profiles.map(({ name }) => name);

const searcher = await settle('Searcher', { cell: amsterdam });
await settle('No place', { activityRank: 99 });
await settle('Brussels', { cell: brussels, country: 'BE', activityRank: 90 });
await settle('Haarlem', { cell: haarlem, activityRank: 80 });
await settle('Quiet neighbour', { cell: amsterdam, activityRank: 1 });
await settle('Busy neighbour', { cell: amsterdam, activityRank: 50 });
const find = (query: SearchQuery, browser = server.as(searcher)) => browser.call(searchMembers, { query });

describe('nearest first (spec D2.39)', () => {
  test('the nearest cell first, in it the most recently active, members without a cell last', async () => {
    const everybody = ['Busy neighbour', 'Quiet neighbour', 'Haarlem', 'Brussels', 'No place'];
    expect(names(await find({ order: 'nearest' }))).toEqual(everybody);
    expect(names(await find({ order: 'nearest', country: 'BE' }))).toEqual(['Brussels']);
  });

  test('from another place if given: cards show the distance from there', async () => {
    const found = await find({ order: 'nearest', near: brussels });
    expect(names(found)).toEqual(['Brussels', 'Busy neighbour', 'Quiet neighbour', 'Haarlem', 'No place']);
    expect(found.profiles.map(({ distance }) => distance)).toEqual([
      'under_5',
      'under_250',
      'under_250',
      'under_250',
      null,
    ]);
  });

  test('within a distance, in either order, and counted accordingly', async () => {
    const near = await find({ distance: 25, order: 'active' });
    expect([names(near), near.numResults]).toEqual([['Haarlem', 'Busy neighbour', 'Quiet neighbour'], 3]);
    expect(names(await find({ distance: 5, order: 'nearest' }))).toEqual([
      'Busy neighbour',
      'Quiet neighbour',
    ]);
    expect((await find({ distance: 250 })).numResults).toBe(4);
  });

  test('a member who moves to a new cell is found there at once', async () => {
    const mover = await settle('Mover', { activityRank: 2 });
    await server.as(mover).call(changeProfile, { body: { cell: cellOf(53.2, 5.8) } });
    expect(names(await find({ order: 'nearest', near: cellOf(53.2, 5.8) }))[0]).toBe('Mover');
    await server.as(mover).call(changeProfile, { body: { invisible: true } });
  });

  test('a searcher without a place who gives none gets place_needed', async () => {
    const query = { distance: 25 } as const;
    const visitor = await server.visitor().send(searchMembers, { query });
    expect([visitor.status, visitor.error?.fields?.near?.code]).toEqual([422, 'place_needed']);
    expect((await server.visitor().send(searchMembers, { query: { ...query, near: brussels } })).status).toBe(
      200,
    );
  });
});

describe('counts reveal nothing about members who may not be found (spec 4.4, 4.5)', () => {
  const probes: SearchQuery[] = [
    {},
    { order: 'nearest' },
    { distance: 5 },
    { interests: ['tea'] },
    { min_age: 60 },
    { with_photo: true },
    { country: 'FR' },
    { country: 'FR', interests: ['tea'] },
    { country: 'FR', distance: 5, near: brussels },
    { countryregion: 'FR-BRE', min_age: 60 },
  ];
  const answers = (browser: ReturnType<typeof server.as>) =>
    Promise.all(probes.map(async query => (await browser.send(searchMembers, { query })).body));

  test('a blocked or blocking, invisible or unconfirmed member who matches changes no answer, not even a count', async () => {
    const prober = server.as(await settle('Prober', { cell: brussels }));
    const before = await answers(prober);
    const fitting: TestMemberOptions = {
      country: 'FR',
      region: 'FR-BRE',
      cell: brussels,
      birthDate: '1960-01-01',
      interests: ['tea'],
      activityRank: 999,
    };
    const blocker = await settle('Blocker', { ...fitting, invisible: true });
    const { profileId } = await server.db
      .selectFrom('profiles')
      .where('name', '=', 'Prober')
      .select('id as profileId')
      .executeTakeFirstOrThrow();
    await server.as(blocker).call(blockMember, { body: { id: profileId } });
    await server.as(blocker).call(changeProfile, { body: { invisible: false } });
    await settle('Hidden', { ...fitting, invisible: true });
    await settle('Unconfirmed', { ...fitting, status: 'not_confirmed' });
    expect(await answers(prober)).toEqual(before);
  });
});

test('cells where nobody lives any more are purged, those of hidden members are not', async () => {
  const cells = async () =>
    (await server.db.selectFrom('search_cells').select('cell').execute()).map(({ cell }) => cell);
  const left = cellOf(48.85, 2.35);
  const hidden = cellOf(41.9, 12.5);
  const mover = server.as(await settle('Mover', { cell: left }));
  await server
    .as(await settle('Hidden', { cell: hidden }))
    .call(changeProfile, { body: { invisible: true } });
  await mover.call(changeProfile, { body: { cell: amsterdam } });
  expect(await cells()).toEqual(expect.arrayContaining([left, hidden, amsterdam]));
  await purgeEmptyCells(server.app);
  expect(await cells()).toEqual(expect.arrayContaining([hidden, amsterdam]));
  expect(await cells()).not.toContain(left);
});
