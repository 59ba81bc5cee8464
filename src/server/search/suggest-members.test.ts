import { expect, test } from 'vitest';
import { cellOf } from '#contract/cells';
import { changePreferences } from '#contract/preferences';
import { signupMatches } from '#contract/signup';
import type { TestMemberOptions } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const groningen = cellOf(53.22, 6.57);
const assen = cellOf(52.99, 6.56);
const maastricht = cellOf(50.85, 5.69);

const join = async (name: string, options: TestMemberOptions) => {
  const { profileId } = await server.signUpMember({ name, country: 'NL', ...options });
  await server.db.updateTable('profiles').set({ has_photo: true }).where('id', '=', profileId).execute();
};
const [young, older] = ['1997-01-01', '1984-01-01'];
await join('Far and young', { cell: maastricht, birthDate: young, activityRank: 90 });
await join('Far and older', { cell: maastricht, birthDate: older, activityRank: 99 });
await join('Next door and older', { cell: groningen, birthDate: older });
await join('Near and young', { cell: assen, birthDate: young });

const newcomer = server.as(
  await server.signUpMember({ country: 'NL', cell: groningen, birthDate: '1996-05-17', invisible: true }),
);
const shown = async () => (await newcomer.call(signupMatches)).profiles.map(({ name }) => name);

test('a new member of 29 is shown only members of the preferred ages, the nearest first', async () => {
  expect(await shown()).toEqual(['Near and young', 'Far and young']);
});

test('other preferred ages show other members, the nearest first', async () => {
  await newcomer.call(changePreferences, { body: { min_age: 18, max_age: 60, distance: 10 } });
  expect(await shown()).toEqual(['Next door and older', 'Near and young', 'Far and older', 'Far and young']);
  await newcomer.call(changePreferences, { body: { min_age: 60, max_age: 70, distance: null } });
  expect(await shown()).toEqual([]);
});
