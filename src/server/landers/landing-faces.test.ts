import { afterEach, describe, expect, test } from 'vitest';
import { LANDERS } from '#contract/constants';
import { getLanding } from '#contract/landers';
import { insertTestPhoto } from '../photos/testing/insert-test-photo.ts';
import type { TestMemberOptions } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db } = server;
afterEach(() => db.deleteFrom('accounts').execute());

async function signUpShown(options: TestMemberOptions) {
  const { profileId } = await server.signUpMember({ visibleToVisitors: true, ...options });
  await insertTestPhoto(db, profileId, { main: true });
  await db.updateTable('profiles').set({ has_photo: true }).where('id', '=', profileId).execute();
}
async function namesOfFaces(): Promise<string[]> {
  const { faces } = await server.visitor().call(getLanding, { query: { lander: 'gallery' } });
  return faces.map(({ name }) => name);
}

describe('the faces of a landing page (spec 2.1, D1.11)', () => {
  test('are of members with a main photo, and on a site for men of men', async () => {
    await server.signUpMember({ visibleToVisitors: true });
    await signUpShown({ name: 'Anna', gender: 'female' });
    await signUpShown({ name: 'Bram' });
    expect(await namesOfFaces()).toEqual(['Bram']);
  });

  test('are first those of the visitor’s country, then the recently active, and no more than a page shows', async () => {
    for (let rank = 1; rank <= LANDERS.faces + 1; rank += 1)
      await signUpShown({ name: `Belg ${rank}`, country: 'BE', activityRank: rank });
    await signUpShown({ name: 'Fries', country: 'NL', activityRank: 0 });
    const names = await namesOfFaces();
    expect([names.length, ...names.slice(0, 2)]).toEqual([
      LANDERS.faces,
      'Fries',
      `Belg ${LANDERS.faces + 1}`,
    ]);
  });
});
