import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeDiscretion } from '#contract/discretion';
import { sendGift } from '#contract/gifts';
import { changeNotificationPreference } from '#contract/notifications';
import { addToWordFilter } from '#contract/word-filter';
import { pushSources } from '../../domains.ts';
import { pushMissed } from '../../notifications/push/push-missed.ts';
import { startPushWorker } from '../../notifications/push/push-worker.ts';
import { transact } from '../../platform/transact.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { deleteConversation } from '../write-queries.ts';
import { claimPushedSeq } from './push-queries.ts';
import { startMessagePushes } from './testing/start-message-pushes.ts';

const server = await startMessagePushes();
const {
  app,
  as,
  db,
  clock,
  service,
  signUpMember,
  subscribe,
  takePushes,
  settled,
  flush,
  send,
  read,
  block,
  confirm,
  hide,
  converse,
  members,
} = server;

let jan: TestMember;
let bram: TestMember;
let phone: ReturnType<typeof members>['phone'];
beforeEach(() => {
  ({ jan, bram, phone } = members());
});

describe('a push about a message (spec 4.11, 7.12)', () => {
  test('has the name and the first words, the sender as tag, the conversation as path, and the total for the badge', async () => {
    const conversation = await converse();
    await send(jan, bram, '  Hallo\n\nBram, zin in koffie?');
    expect(await takePushes(phone)).toEqual([
      {
        title: 'Jan',
        body: 'Hallo Bram, zin in koffie?',
        tag: jan.profileId,
        path: `/chats/${conversation}`,
        total: 1,
        discreet: false,
      },
    ]);
  });

  test('shows the push service only how long and how urgently, never the content or an id', async () => {
    const conversation = await converse();
    await send(jan, bram, 'Hallo');
    await settled();
    const { topic, ttlSeconds, urgency } = service.received.at(-1) ?? {};
    expect([ttlSeconds, urgency]).toEqual([86_400, 'high']);
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(topic).not.toContain(conversation.slice(0, 8));
  });

  test('counts several unread messages instead of quoting them, and the total over all conversations', async () => {
    await converse();
    const other = await signUpMember({ name: 'Kees', credits: 9 });
    await send(other, bram, 'Dag');
    await send(jan, bram, 'Een');
    await send(jan, bram, 'Twee');
    await send(jan, bram, 'Drie');
    const pushes = await takePushes(phone);
    // Pushes about several conversations are sent together and arrive in any order.
    const last = pushes.findLast(({ title }) => title === 'Jan');
    expect(last).toMatchObject({ body: '3 nieuwe berichten', total: 4 });
  });

  test('goes to every subscribed browser of the member, in the language of the account', async () => {
    const anna = await signUpMember({ language: 'en', country: 'GB' });
    const tablet = await withSecondSession(app, anna);
    const subscriptions = [await subscribe(anna), await subscribe(tablet)];
    await send(jan, anna, 'Hello');
    for (const subscription of subscriptions)
      expect(await takePushes(subscription)).toMatchObject([
        { title: 'Jan', body: 'Sent you a first message' },
      ]);
  });

  test('keeps the words of somebody new off the lock screen', async () => {
    await send(jan, bram, 'Something unasked');
    expect(await takePushes(phone)).toMatchObject([
      { title: 'Jan', body: 'Heeft je een eerste bericht gestuurd' },
    ]);
  });

  test('cuts long words between characters', async () => {
    await converse();
    await send(jan, bram, '👨‍👩‍👧‍👦'.repeat(90));
    const [push] = await takePushes(phone);
    expect(push?.body).toMatch(/^(👨‍👩‍👧‍👦)+…$/u);
    expect(push?.body.length).toBeLessThan(420);
  });

  test('names a gift', async () => {
    await converse();
    await as(jan).call(sendGift, { body: { to: bram.profileId, client_id: randomUUID(), gift: 'beer' } });
    expect(await takePushes(phone)).toMatchObject([
      { body: 'Heeft je een cadeau gestuurd', tag: jan.profileId },
    ]);
  });

  test('shows the badge of a fictional profile', async () => {
    await converse();
    await db.updateTable('profiles').set({ fictional: true }).where('id', '=', jan.profileId).execute();
    await setSetting(server, 'fictional_icon', '🎭');
    await send(jan, bram, 'Hallo');
    expect(await takePushes(phone)).toMatchObject([{ title: '🎭 Jan' }]);
  });

  test('covers what the word filter of the recipient covers', async () => {
    await converse();
    await as(bram).call(addToWordFilter, { body: { word: 'koffie' } });
    await send(jan, bram, 'Zin in KOFFIE?');
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan', body: 'Heeft je een bericht gestuurd' }]);
  });

  test('in discreet mode names neither the site, nor the sender, nor the content, from the moment it is turned on until it is turned off (spec D5.2)', async () => {
    const conversation = await converse();
    await as(bram).call(changeDiscretion, { body: { discreet: true } });
    await send(jan, bram, 'Hallo Bram');
    const [push] = await takePushes(phone);
    expect(push).toEqual({
      title: 'Agenda',
      body: 'Je hebt een nieuwe melding',
      tag: jan.profileId,
      path: `/chats/${conversation}`,
      total: 1,
      discreet: true,
    });
    await as(bram).call(changeDiscretion, { body: { discreet: false } });
    await send(jan, bram, 'Nog iets');
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan', discreet: false }]);
  });
});

describe('no push (spec 4.11)', () => {
  const send1 = () => send(jan, bram, 'Hallo');

  test('goes to the sender, or to a member without a subscription', async () => {
    const laptop = await subscribe(jan);
    await send1();
    expect(await takePushes(laptop)).toEqual([]);
    const nobody = await signUpMember();
    await send(jan, nobody, 'Hallo');
    await settled();
    expect(
      await db
        .selectFrom('message_notifications')
        .selectAll()
        .where('profile_id', '=', nobody.profileId)
        .execute(),
    ).toEqual([]);
  });

  test('comes twice about the same message, whatever notices arrive', async () => {
    const { message } = await send1();
    expect(await takePushes(phone)).toHaveLength(1);
    app.bus.publish({ to: [bram.profileId], type: 'message', ids: { message: message.id } });
    app.bus.publish({ to: [bram.profileId], type: 'message', ids: {} });
    expect(await takePushes(phone)).toEqual([]);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
  });

  test('comes twice from several worker processes', async () => {
    const others = [startPushWorker(app, pushSources), startPushWorker(app, pushSources)];
    for (let message = 0; message < 10; message++)
      await send(await signUpMember({ credits: 9 }), bram, 'Hallo');
    await settled();
    for (const worker of others) await worker.close();
    // On a busy machine a statement or a request may end too late. What it did is repeated.
    clock.advance(121_000);
    await pushMissed(app, pushSources);
    await flush();
    const tags = (await takePushes(phone)).map(({ tag }) => tag);
    expect([tags.length, new Set(tags).size]).toEqual([10, 10]);
  });

  test('fails or waits because a block is deleting another conversation at the same moment', async () => {
    const deleted = await converse();
    const { message } = await send(await signUpMember({ credits: 9 }), bram, 'Hallo');
    await settled();
    await db.deleteFrom('message_notifications').where('profile_id', '=', bram.profileId).execute();
    const sides = [deleted, message.conversation].map(conversation => ({
      ...{ conversation, profileId: bram.profileId, seq: 9 },
    }));
    const claimed = await transact(app, async blocking => {
      await deleteConversation(blocking.db, jan.profileId, bram.profileId);
      return transact(app, tx => claimPushedSeq(tx.db, sides));
    });
    expect(claimed.map(({ conversation }) => conversation)).toEqual([message.conversation]);
  });

  test('comes when the member chose never, for new conversations and new messages apart', async () => {
    const never = { email: 'never', push: 'never' } as const;
    await as(bram).call(changeNotificationPreference, { body: { type: 'new_conversations', ...never } });
    const { message } = await send1();
    expect(await takePushes(phone)).toEqual([]);
    await read(bram, message.conversation, 1);
    await send1();
    expect(await takePushes(phone)).toHaveLength(1);
    await as(bram).call(changeNotificationPreference, { body: { type: 'new_messages', ...never } });
    await send1();
    expect(await takePushes(phone)).toEqual([]);
  });

  test('comes of a held message until its sender is activated', async () => {
    const fresh = await signUpMember({ name: 'Fresh', status: 'not_confirmed' });
    await send(fresh, bram, 'Hallo');
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
    await confirm(fresh);
    expect(await takePushes(phone)).toMatchObject([{ title: 'Fresh' }]);
  });

  test('comes after a block, of a member who left, or to a member who is banned or leaving', async () => {
    await send1();
    await takePushes(phone);
    const setAccount = (values: { status: string; deleted_at: Date | null }) =>
      db.updateTable('accounts').set(values).where('id', '=', bram.accountId).execute();
    const notify = async () => {
      await db.deleteFrom('message_notifications').where('profile_id', '=', bram.profileId).execute();
      await pushMissed(app, pushSources);
      return takePushes(phone);
    };
    expect(await notify()).toHaveLength(1);
    for (const status of ['banned', 'deleting'] as const) {
      const deleted_at = status === 'deleting' ? clock.now() : null;
      await setAccount({ status, deleted_at });
      expect(await notify()).toEqual([]);
    }
    await setAccount({ status: 'active', deleted_at: null });
    await hide(jan);
    expect(await notify()).toEqual([]);
    await db.updateTable('profiles').set({ status: 'active' }).where('id', '=', jan.profileId).execute();
    await block(bram, jan);
    expect(await notify()).toEqual([]);
  });
});
