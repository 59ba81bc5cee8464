import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cellOf, cellsAround } from '#contract/cells';
import { changePreferences } from '#contract/preferences';
import { getSwipes } from '#contract/swipes';
import type { TestMemberOptions } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { selectCardCandidates } from './queries.ts';

const server = await startTestServer();
const amsterdam = cellOf(52.37, 4.89);

const join = async (name: string, options: TestMemberOptions) => {
  const { profileId } = await server.signUpMember({ name, country: 'NL', ...options });
  await server.db.updateTable('profiles').set({ has_photo: true }).where('id', '=', profileId).execute();
};
await join('Near', { cell: amsterdam, birthDate: '1994-01-01' });
await join('Haarlem', { cell: cellOf(52.38, 4.64), birthDate: '1994-01-01', activityRank: 50 });
await join('Utrecht', { cell: cellOf(52.09, 5.12), birthDate: '1990-01-01', activityRank: 60 });
await join('Somewhere in the country', { birthDate: '1990-01-01', activityRank: 70 });
await join('Sydney', {
  country: 'AU',
  cell: cellOf(-33.87, 151.21),
  birthDate: '1994-01-01',
  activityRank: 80,
});
await join('Near and 64', { cell: amsterdam, birthDate: '1961-06-01', activityRank: 99 });
await join('Of 52 in Brussels', { country: 'BE', cell: cellOf(50.85, 4.35), birthDate: '1973-06-01' });
await join('Of 52 somewhere in the country', { birthDate: '1973-06-01', activityRank: 90 });

const player = server.as(
  await server.signUpMember({ country: 'NL', cell: amsterdam, birthDate: '1996-05-17', invisible: true }),
);
const cardNames = async () => (await player.call(getSwipes)).cards.map(({ name }) => name);

test('a man of 29 gets cards of members from 18 to 41, the nearest first, and no others (spec D2.39)', async () => {
  expect(await cardNames()).toEqual(['Near', 'Haarlem', 'Utrecht', 'Somewhere in the country', 'Sydney']);
});

test('changed preferences change the cards', async () => {
  await player.call(changePreferences, { body: { min_age: 60, max_age: 70, distance: 5 } });
  expect(await cardNames()).toEqual(['Near and 64']);
  await player.call(changePreferences, { body: { min_age: 35, max_age: 36, distance: null } });
  expect(await cardNames()).toEqual(['Utrecht', 'Somewhere in the country']);
});

test('250 km is an area of its own before the country, 100 km is not, and any distance goes through all areas', async () => {
  const [abroad, country] = ['Of 52 in Brussels', 'Of 52 somewhere in the country'];
  const ages = { min_age: 52, max_age: 53 };
  await player.call(changePreferences, { body: { ...ages, distance: 100 } });
  expect(await cardNames()).toEqual([country, abroad]);
  await player.call(changePreferences, { body: { ...ages, distance: 250 } });
  expect(await cardNames()).toEqual([abroad, country]);
  await player.call(changePreferences, { body: { ...ages, distance: null } });
  expect(await cardNames()).toEqual([abroad, country]);
});

test('many cells queried as one set give the same members as the cells one by one', async () => {
  const site = server.app.sites.byId(1);
  if (!site) throw new Error('no site');
  const criteria = {
    swiperId: randomUUID(),
    born: {},
    since: server.clock.now(),
    gender: undefined,
    limit: 40,
  };
  const within = (cells: number[]) =>
    selectCardCandidates(
      server.db,
      { site, member: null },
      { ...criteria, area: { cells, withPhoto: true } },
    );
  await server.db.updateTable('profiles').set({ visible_to_visitors: true }).execute();
  const [few, empty] = [cellsAround(amsterdam, 50), Array.from({ length: 1_600 }, (_, cell) => cell)];
  expect(await within(few)).toHaveLength(4);
  expect(await within([...few, ...empty])).toEqual(await within(few));
});
