import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { like } from '#contract/likes';
import { changeNotificationPreference } from '#contract/notifications';
import { reminderPushes } from '../../chats/notifications/push-reminders.ts';
import { transact } from '../../platform/transact.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { queuePushes } from './queue-pushes.ts';
import { startPushServer } from './testing/start-push-server.ts';

const server = await startPushServer();
const { app, as, db, clock, service, signUpMember, subscribe, takePushes, settled, flush } = server;

let jan: TestMember;
let bram: TestMember;
let phone: Awaited<ReturnType<typeof subscribe>>;
let tablet: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  jan = await signUpMember({ name: 'Jan', credits: 9 });
  bram = await signUpMember({ name: 'Bram' });
  phone = await subscribe(bram);
  tablet = await subscribe(await withSecondSession(app, bram));
});
afterEach(() => vi.restoreAllMocks());

const outbox = () =>
  db.selectFrom('push_outbox').selectAll().where('profile_id', '=', bram.profileId).execute();
const takeFromBoth = async () => [await takePushes(phone), await takePushes(tablet)];

test('a member with two devices gets one push on each after a push service was down for ten minutes, about everything by then (spec 4.11)', async () => {
  service.setTrouble({ status: 503 });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 10) {
      clock.advance(10_000);
      await flush();
    }
  };
  await server.send(jan, bram);
  await settled();
  await pass(300);
  await service.refuse();
  await server.send(jan, bram);
  await settled();
  await pass(300);
  await service.resume();
  service.setTrouble(null);
  await pass(1_200);
  const both = { title: 'Jan', body: '2 nieuwe berichten', total: 2 };
  expect(await takeFromBoth()).toMatchObject([[both], [both]]);
  expect(await outbox()).toEqual([]);
});

test('all kinds of pushes are sent side by side, so that no slow one outlasts the lease of the others (spec 4.11)', async () => {
  await as(bram).call(changeNotificationPreference, {
    body: { type: 'unread_message_reminders', email: 'never', push: 'at_once' },
  });
  service.setTrouble({ status: 503 });
  const { message } = await server.send(jan, bram);
  await as(jan).call(like, { body: { id: bram.profileId } });
  await settled();
  const subject = { profileId: bram.profileId, subject: message.conversation };
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const sent = new Set<string>();
  vi.spyOn(app.push, 'send').mockImplementation(async ({ payload }) => {
    sent.add(JSON.parse(payload).body);
    await released;
    return { outcome: 'sent' };
  });
  clock.advance(10_000);
  await transact(app, tx => queuePushes(tx, reminderPushes, [subject]));
  const flushed = flush();
  await expect.poll(() => sent.size).toBe(3);
  release();
  await flushed;
  await expect.poll(outbox).toEqual([]);
});
