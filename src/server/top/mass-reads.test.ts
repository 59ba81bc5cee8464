import { expect, test } from 'vitest';
import { changeProfile, getMember } from '#contract/profiles';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { clock } = server;

/** Somebody who has read so many profiles in this hour, and how long, in milliseconds, he waits for the next. */
async function readerOf(hits: number) {
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

test('the profiles somebody looks at in an evening come at once', async () => {
  const read = await readerOf(298);
  expect([(await read()).waited, (await read()).waited]).toEqual([0, 0]);
  expect((await read()).waited).toBeGreaterThan(0);
});

test('5,000 profile reads an hour from one member are slowed down: 1,200 come, ever slower, the rest are refused in words', async () => {
  const read = await readerOf(1_190);
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

/** Sets what has been counted for a call, by any network or account. */
const counted = (call: string, hits: number) =>
  server.db.updateTable('rate_limits').set({ hits }).where('key', 'like', `% ${call} %`).execute();

test('a network of visitors reads 300 profiles a minute, and goes on in the next (ADR 0101)', async () => {
  const { profileId: id } = await server.signUpMember({ visibleToVisitors: true });
  const read = async () => (await server.visitor().send(getMember, { query: { id } })).error?.code;
  expect(await read()).toBeUndefined();
  await counted('GET /api/member.php', 299);
  expect([await read(), await read()]).toEqual([undefined, 'too_many_requests']);
  clock.advance(60_000);
  expect(await read()).toBeUndefined();
});

test('a member changes his profile 600 times an hour, and another one is not held up by it', async () => {
  const changer = server.as(await server.signUpMember());
  const change = async (who = changer) =>
    (await who.send(changeProfile, { body: { living_area: 'by the sea' } })).error?.code;
  expect(await change()).toBeUndefined();
  await counted('PUT /api/profile.php', 599);
  expect([await change(), await change()]).toEqual([undefined, 'too_many_requests']);
  expect(await change(server.as(await server.signUpMember()))).toBeUndefined();
});
