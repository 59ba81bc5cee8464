import { expect, test } from 'vitest';
import { changeProfile, getMember } from '#contract/profiles';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { clock } = server;

/** The reader counts as having read `hits` profiles already. Delays are in ms. */
async function createReader(hits: number) {
  const { accountId, ...member } = await server.signUpMember();
  const { profileId: id } = await server.signUpMember();
  const reader = server.as({ accountId, ...member });
  const read = async () => {
    const start = clock.now().getTime();
    const answer = await reader.send(getMember, { query: { id } });
    return { ...answer, waited: clock.now().getTime() - start };
  };
  await read();
  await server.db
    .updateTable('rate_limits')
    .set({ hits })
    .where('key', 'like', `% profiles ${accountId}`)
    .execute();
  return read;
}

test('the number of profiles of a usual evening is not throttled', async () => {
  const read = await createReader(298);
  expect([(await read()).waited, (await read()).waited]).toEqual([0, 0]);
  expect((await read()).waited).toBeGreaterThan(0);
});

test('of 5,000 profile reads an hour of one member 1,200 are answered with growing delay, the rest are refused', async () => {
  const read = await createReader(1_190);
  for (let count = 0; count < 10; count++) {
    const { status, waited } = await read();
    expect(status).toBe(200);
    expect(waited).toBeGreaterThan(2_900);
  }
  const { status, error, headers, waited } = await read();
  expect([status, error?.code, waited]).toEqual([429, 'too_many_reads', 0]);
  expect(error?.message).toMatch(
    /^Je hebt in korte tijd heel veel profielen bekeken\. Over \d+ minuten kun je verder\.$/,
  );
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
  clock.advance(3_600_000);
  expect((await read()).status).toBe(200);
});

const setHits = (call: string, hits: number) =>
  server.db.updateTable('rate_limits').set({ hits }).where('key', 'like', `% ${call} %`).execute();

test('visitors of a network can read 300 profiles a minute (docs/features/moderation.md)', async () => {
  const { profileId: id } = await server.signUpMember({ visibleToVisitors: true });
  const read = async () => (await server.visitor().send(getMember, { query: { id } })).error?.code;
  expect(await read()).toBeUndefined();
  await setHits('GET /api/member.php', 299);
  expect([await read(), await read()]).toEqual([undefined, 'too_many_requests']);
  clock.advance(60_000);
  expect(await read()).toBeUndefined();
});

test('a member can change the profile 600 times an hour, independent of others', async () => {
  const changer = server.as(await server.signUpMember());
  const change = async (member = changer) =>
    (await member.send(changeProfile, { body: { living_area: 'by the sea' } })).error?.code;
  expect(await change()).toBeUndefined();
  await setHits('PUT /api/profile.php', 599);
  expect([await change(), await change()]).toEqual([undefined, 'too_many_requests']);
  expect(await change(server.as(await server.signUpMember()))).toBeUndefined();
});
