import { expect, test } from 'vitest';
import { cellOf } from '#contract/cells';
import { getSwipes } from '#contract/swipes';
import { changeWishes } from '#contract/wishes';
import type { MemberFacts } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const amsterdam = cellOf(52.37, 4.89);

const join = async (name: string, facts: MemberFacts) => {
  const { profileId } = await server.signUpMember({ name, country: 'NL', ...facts });
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

const player = server.as(
  await server.signUpMember({ country: 'NL', cell: amsterdam, birthDate: '1996-05-17', invisible: true }),
);
const dealt = async () => (await player.call(getSwipes)).cards.map(({ name }) => name);

test('a man of 29 is dealt 18 to 41 years old, the nearest first, and nobody else (decisions, Search order)', async () => {
  expect(await dealt()).toEqual(['Near', 'Haarlem', 'Utrecht', 'Somewhere in the country', 'Sydney']);
});

test('cards keep to the wishes once they are changed', async () => {
  await player.call(changeWishes, { body: { min_age: 60, max_age: 70, distance: 5 } });
  expect(await dealt()).toEqual(['Near and 64']);
  await player.call(changeWishes, { body: { min_age: 35, max_age: 36, distance: null } });
  expect(await dealt()).toEqual(['Utrecht', 'Somewhere in the country']);
});
