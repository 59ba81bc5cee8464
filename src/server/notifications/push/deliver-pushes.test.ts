import { beforeEach, describe, expect, test } from 'vitest';
import { like, unlike } from '#contract/likes';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { insertPushes } from './outbox-queries.ts';
import { startPushServer } from './testing/start-push-server.ts';

const server = await startPushServer();
const { app, as, db, clock, service, send, signUpMember, subscribe, takePushes, settled, flush } = server;
const MINUTE_MS = 60_000;
const LEASE_MS = 2 * MINUTE_MS;

let jan: TestMember;
let bram: TestMember;
let phone: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  jan = await signUpMember({ name: 'Jan', credits: 50 });
  bram = await signUpMember({ name: 'Bram' });
  phone = await subscribe(bram);
});

const outbox = () =>
  db.selectFrom('push_outbox').selectAll().where('profile_id', '=', bram.profileId).execute();
const passMinutes = async (minutes: number) => {
  clock.advance(minutes * MINUTE_MS);
  await flush();
};
const retry = () => {
  service.setTrouble(null);
  return passMinutes(1);
};
/** Resolves when the push is with the service, which does not answer yet. */
async function sendSlowly(trouble: { status?: number }) {
  service.setTrouble({ ...trouble, delayMs: 700 });
  const requests = service.requests();
  const { message } = await send(jan, bram, 'Een');
  await expect.poll(() => service.requests()).toBe(requests + 1);
  // The answer to this request is decided once its body was read.
  await new Promise(resolve => setTimeout(resolve, 100));
  service.setTrouble(null);
  return message;
}

describe('a repetition (spec 4.11)', () => {
  test('goes to every browser that got none, though they are due at the same time', async () => {
    const tablet = await subscribe(await withSecondSession(app, bram));
    service.setTrouble({ status: 503 });
    await send(jan, bram, 'Een');
    await settled();
    await retry();
    expect([(await takePushes(phone)).length, (await takePushes(tablet)).length]).toEqual([1, 1]);
    expect(await outbox()).toEqual([]);
  });

  test('goes to all browsers about a new like, and to one of them about an earlier like, once', async () => {
    const tablet = await subscribe(await withSecondSession(app, bram));
    const kees = await signUpMember({ name: 'Kees' });
    service.setTrouble({ status: 503, subscription: phone.endpoint.split('/').at(-1) ?? '' });
    await as(jan).call(like, { body: { id: bram.profileId } });
    expect(await takePushes(tablet)).toHaveLength(1);
    service.setTrouble({ status: 503 });
    await as(kees).call(like, { body: { id: bram.profileId } });
    await settled();
    await retry();
    for (const browser of [phone, tablet])
      expect(await takePushes(browser)).toMatchObject([{ title: expect.stringContaining('en nog iemand') }]);
    expect(await outbox()).toEqual([]);
  });

  test('of two likes comes about the first, when the second was taken back meanwhile', async () => {
    const kees = await signUpMember({ name: 'Kees' });
    service.setTrouble({ status: 503 });
    for (const liker of [jan, kees]) await as(liker).call(like, { body: { id: bram.profileId } });
    await settled();
    await passMinutes(1);
    expect(await outbox()).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
    await as(kees).call(unlike, { body: { id: bram.profileId } });
    await retry();
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan vindt je leuk' }]);
  });

  test('comes for a day while a push service is away, then once with what is true by then', async () => {
    service.setTrouble({ status: 503 });
    for (const text of ['Een', 'Twee']) await send(jan, bram, text);
    await settled();
    for (let passed = 0; passed < 22 * 60; passed += 15) await passMinutes(15);
    service.setTrouble(null);
    await passMinutes(15);
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan', body: '2 nieuwe berichten' }]);
    expect(await outbox()).toEqual([]);
  });
});

describe('a process that is slow (spec 4.11)', () => {
  test('does not end the push of a newer message that another process is sending', async () => {
    const { conversation } = await sendSlowly({});
    const dueAt = new Date(clock.now().getTime() + LEASE_MS);
    await insertPushes(db, [{ source: 'message', subject: conversation, profileId: bram.profileId, dueAt }]);
    expect(await takePushes(phone)).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
    clock.advance(LEASE_MS);
    await flush();
    expect(await takePushes(phone)).toHaveLength(1);
  });

  test('and fails after its lease ended repeats nothing that another process has sent', async () => {
    await sendSlowly({ status: 503 });
    clock.advance(LEASE_MS + 1_000);
    await flush();
    expect(await outbox()).toEqual([]);
    expect(await takePushes(phone)).toHaveLength(1);
    expect(await outbox()).toEqual([]);
  });
});
