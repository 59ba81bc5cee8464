import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import { changeNotificationPreference } from '#contract/notifications';
import { startPushServer } from '../../notifications/push/testing/start-push-server.ts';
import type { TestMember } from '../../testing/members.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { remindByPush } from './push-reminders.ts';

const server = await startPushServer();
const { app, as, db, clock, signUpMember, subscribe, takePushes, flush } = server;
const { send, read } = chatActions(server);

let jan: TestMember;
let bram: TestMember;
let phone: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  jan = await signUpMember({ name: 'Jan', credits: 9 });
  bram = await signUpMember({ name: 'Bram' });
  phone = await subscribe(bram);
});

const choose = (push: 'at_once' | 'never') =>
  as(bram).call(changeNotificationPreference, {
    body: { type: 'unread_message_reminders', email: 'never', push },
  });
async function remind(): Promise<object[]> {
  await Promise.all([remindByPush(app), remindByPush(app)]);
  await flush();
  // The worker of the server may have taken them from the outbox.
  const outbox = () => db.selectFrom('push_outbox').select('id').execute();
  await expect.poll(outbox).toEqual([]);
  return takePushes(phone);
}

describe('the push reminder of unread messages (spec 3.4, D2.48)', () => {
  test('comes once, after 24 hours, to members who chose it', async () => {
    await choose('at_once');
    await send(jan, bram, 'Hallo');
    await takePushes(phone);
    clock.advance(24 * HOUR_MS - 1);
    expect(await remind()).toEqual([]);
    clock.advance(1);
    expect(await remind()).toMatchObject([
      { title: 'Jan', body: 'Er staat nog een bericht voor je klaar', tag: jan.profileId },
    ]);
    clock.advance(HOUR_MS);
    expect(await remind()).toEqual([]);
    await runJobs(app, 'remind-by-push');
    expect(await takePushes(phone)).toEqual([]);
  });

  test('comes again about a later message', async () => {
    await choose('at_once');
    await send(jan, bram, 'Een');
    clock.advance(24 * HOUR_MS);
    await takePushes(phone);
    expect(await remind()).toHaveLength(1);
    await send(jan, bram, 'Twee');
    clock.advance(24 * HOUR_MS);
    await takePushes(phone);
    expect(await remind()).toHaveLength(1);
  });

  test('does not come when the message was read, nor to members who did not choose it', async () => {
    const { message } = await send(jan, bram, 'Hallo');
    clock.advance(24 * HOUR_MS);
    await takePushes(phone);
    expect(await remind()).toEqual([]);
    await choose('never');
    expect(await remind()).toEqual([]);
    await choose('at_once');
    await read(bram, message.conversation, message.seq);
    expect(await remind()).toEqual([]);
  });
});
