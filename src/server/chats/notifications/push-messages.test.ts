import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VIEWING } from '#contract/constants';
import { changeDiscretion } from '#contract/discretion';
import { sendGift } from '#contract/gifts';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { addToWordFilter } from '#contract/word-filter';
import { pushSources } from '../../domains.ts';
import { pushMissed } from '../../notifications/push/push-missed.ts';
import { startPushWorker } from '../../notifications/push/push-worker.ts';
import { startPushServer } from '../../notifications/push/testing/start-push-server.ts';
import type { TestSocket } from '../../platform/live/testing/open-socket.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { flushViews, purgeViews } from '../viewing/record-view.ts';
import { messagePushes } from './push-messages.ts';

const server = await startPushServer();
const { app, as, db, clock, service, signUpMember, subscribe, takePushes, settled, flush } = server;
const { send, read, remove, erase, unsend, block, confirm, hide } = chatActions(server);
const { connect } = createMemberSockets(server);

const start = clock.now();
let jan: TestMember;
let bram: TestMember;
let phone: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  clock.set(start);
  await db.deleteFrom('conversation_views').execute();
  jan = await signUpMember({ name: 'Jan', credits: 50 });
  bram = await signUpMember({ name: 'Bram', credits: 50 });
  phone = await subscribe(bram);
});

/** Bram and Jan know each other, and have read everything. */
async function converse(): Promise<string> {
  const { message } = await send(bram, jan, 'Hoi Jan');
  const { conversation } = message;
  await read(jan, conversation, 1);
  await takePushes(phone);
  return conversation;
}

describe('a push about a message (spec 4.11, 7.12)', () => {
  test('has the name and the first words, the conversation as tag and path, and the total for the badge', async () => {
    const conversation = await converse();
    await send(jan, bram, '  Hallo\n\nBram, zin in koffie?');
    expect(await takePushes(phone)).toEqual([
      {
        title: 'Jan',
        body: 'Hallo Bram, zin in koffie?',
        tag: conversation,
        path: `/chats/${conversation}`,
        total: 1,
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
    expect(pushes.at(-1)).toMatchObject({ title: 'Jan', body: '3 nieuwe berichten', total: 4 });
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
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan', body: 'Stuurde je een eerste bericht' }]);
  });

  test('cuts long words between characters', async () => {
    await converse();
    await send(jan, bram, '👨‍👩‍👧‍👦'.repeat(90));
    const [push] = await takePushes(phone);
    expect(push?.body).toMatch(/^(👨‍👩‍👧‍👦)+…$/u);
    expect(push?.body.length).toBeLessThan(420);
  });

  test('names a gift', async () => {
    const conversation = await converse();
    await as(jan).call(sendGift, { body: { to: bram.profileId, client_id: randomUUID(), gift: 'beer' } });
    expect(await takePushes(phone)).toMatchObject([{ body: 'Stuurde je een cadeautje', tag: conversation }]);
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
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan', body: 'Stuurde je een bericht' }]);
  });

  test('in discreet mode names neither the site, nor the sender, nor the content (spec D5.2)', async () => {
    const conversation = await converse();
    await as(bram).call(changeDiscretion, { body: { discreet: true } });
    await send(jan, bram, 'Hallo Bram');
    const [push] = await takePushes(phone);
    expect(push).toEqual({
      title: 'Agenda',
      body: 'Je hebt een nieuwe melding',
      tag: conversation,
      path: `/chats/${conversation}`,
      total: 1,
    });
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
    const tags = (await takePushes(phone)).map(({ tag }) => tag);
    expect([tags.length, new Set(tags).size]).toEqual([10, 10]);
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

describe('a repetition (spec 4.11)', () => {
  const outbox = () =>
    db.selectFrom('push_outbox').selectAll().where('profile_id', '=', bram.profileId).execute();

  test('follows while the service fails, and says what is true by then', async () => {
    await converse();
    service.setTrouble({ status: 503 });
    await send(jan, bram, 'Een');
    await settled();
    expect(await outbox()).toMatchObject([{ attempts: 1 }]);
    await flush();
    expect(await outbox()).toMatchObject([{ attempts: 1 }]);
    clock.advance(10_000);
    await flush();
    expect(await outbox()).toMatchObject([{ attempts: 2 }]);
    await send(jan, bram, 'Twee');
    await settled();
    service.setTrouble(null);
    clock.advance(60_000);
    await flush();
    expect(await takePushes(phone)).toMatchObject([{ body: '2 nieuwe berichten' }]);
    expect(await outbox()).toEqual([]);
  });

  test('is left out when the message was read meanwhile', async () => {
    const conversation = await converse();
    service.setTrouble({ status: 500 });
    const { message } = await send(jan, bram, 'Een');
    await settled();
    service.setTrouble(null);
    await read(bram, conversation, message.seq);
    clock.advance(60_000);
    await flush();
    expect(await takePushes(phone)).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test.each(['taken back by the sender', 'deleted by the recipient', 'in a deleted chat'])(
    'is left out when the message is %s',
    async how => {
      await converse();
      service.setTrouble({ status: 500 });
      const { message } = await send(jan, bram, 'Een');
      await settled();
      service.setTrouble(null);
      if (how.startsWith('taken')) await unsend(jan, message.id);
      else if (how.startsWith('deleted')) await erase(bram, message.id);
      else await remove(bram, message.conversation);
      clock.advance(60_000);
      await flush();
      expect(await takePushes(phone)).toEqual([]);
    },
  );

  test('waits as long as the service asks', async () => {
    service.setTrouble({ status: 429, headers: { 'retry-after': '600' } });
    await send(jan, bram, 'Een');
    await settled();
    service.setTrouble(null);
    clock.advance(599_000);
    await flush();
    expect(await takePushes(phone)).toEqual([]);
    clock.advance(2_000);
    await flush();
    expect(await takePushes(phone)).toHaveLength(1);
  });

  test('goes only to the browser that got none', async () => {
    const tablet = await subscribe(await withSecondSession(app, bram));
    const subscription = tablet.endpoint.split('/').at(-1);
    if (subscription) service.setTrouble({ subscription, status: 500 });
    await send(jan, bram, 'Een');
    expect([(await takePushes(phone)).length, (await takePushes(tablet)).length]).toEqual([1, 0]);
    service.setTrouble(null);
    clock.advance(60_000);
    await flush();
    expect([(await takePushes(phone)).length, (await takePushes(tablet)).length]).toEqual([0, 1]);
  });

  test('after a push service was down for ten minutes says once what is true by then, and loses nothing', async () => {
    await converse();
    const [kees, piet] = [
      await signUpMember({ name: 'Kees', credits: 9 }),
      await signUpMember({ name: 'Piet', credits: 9 }),
    ];
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 10) {
        clock.advance(10_000);
        await flush();
      }
      await pushMissed(app, pushSources);
      await settled();
    };
    service.setTrouble({ status: 503 });
    await send(jan, bram, 'Een');
    const { message: ofKees } = await send(kees, bram, 'Hallo');
    await pass(300);
    await service.refuse();
    await send(piet, bram, 'Dag');
    await send(jan, bram, 'Twee');
    await pass(150);
    await read(bram, ofKees.conversation, ofKees.seq);
    await pass(150);
    expect(await takePushes(phone)).toEqual([]);
    service.setTrouble(null);
    await service.resume();
    await pass(1_200);
    const pushes = (await takePushes(phone)).map(({ title, body, total }) => ({ title, body, total }));
    expect(pushes.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      { title: 'Jan', body: '2 nieuwe berichten', total: 3 },
      { title: 'Piet', body: 'Stuurde je een eerste bericht', total: 3 },
    ]);
    expect(await outbox()).toEqual([]);
  });

  test('of a push that cannot be written is given up in the end, and repeats none of its batch', async () => {
    const kees = await signUpMember({ name: 'Kees', credits: 9 });
    service.setTrouble({ status: 503 });
    const { message } = await send(jan, bram);
    await send(kees, bram);
    await settled();
    service.setTrouble(null);
    const { load } = messagePushes;
    const write = () => {
      throw new Error('no words');
    };
    const broken = vi.spyOn(messagePushes, 'load').mockImplementation(async (...args) => {
      const contents = (await load(...args)) as Awaited<ReturnType<typeof load>>;
      return contents.map(content =>
        content.subject === message.conversation ? { ...content, write } : content,
      );
    });
    clock.advance(10_000);
    await flush();
    expect(await takePushes(phone)).toMatchObject([{ title: 'Kees' }]);
    expect(await outbox()).toMatchObject([{ subject: message.conversation, attempts: 2 }]);
    for (let attempt = 2; attempt < 10; attempt++) {
      clock.advance(900_000);
      await flush();
    }
    broken.mockRestore();
    expect([await takePushes(phone), await outbox()]).toEqual([[], []]);
  });

  test('is given up after ten attempts', async () => {
    service.setTrouble({ status: 500 });
    await send(jan, bram, 'Een');
    await settled();
    for (let attempt = 0; attempt < 12; attempt++) {
      clock.advance(900_000);
      await flush();
    }
    expect(await outbox()).toEqual([]);
  });

  test('finds what a process did not finish (a crash between the claim and the answer)', async () => {
    service.setTrouble({ delayMs: 400 });
    await send(jan, bram, 'Een');
    await expect.poll(async () => (await outbox()).length).toBe(1);
    service.setTrouble(null);
    await settled();
    await takePushes(phone);
    await db
      .insertInto('push_outbox')
      .values({
        ...{
          source: 'message',
          profile_id: bram.profileId,
          due_at: new Date(clock.now().getTime() + 120_000),
        },
        subject: (
          await db
            .selectFrom('message_notifications')
            .selectAll()
            .where('profile_id', '=', bram.profileId)
            .executeTakeFirstOrThrow()
        ).conversation_id,
      })
      .execute();
    clock.advance(121_000);
    await flush();
    expect(await takePushes(phone)).toHaveLength(1);
  });

  test('is not needed for what no worker noticed: the job of each minute finds it for ten minutes', async () => {
    await send(jan, bram, 'Een');
    await takePushes(phone);
    await db.deleteFrom('message_notifications').where('profile_id', '=', bram.profileId).execute();
    clock.advance(540_000);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toHaveLength(1);
    await db.deleteFrom('message_notifications').where('profile_id', '=', bram.profileId).execute();
    clock.advance(120_000);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
  });
});

describe('the answers of the push service (spec 4.11)', () => {
  test.each([404, 410])('%i ends the subscription, and the page learns of it', async status => {
    service.setTrouble({ status });
    await send(jan, bram, 'Een');
    await settled();
    const rows = await db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('account_id', '=', bram.accountId)
      .execute();
    expect(rows).toEqual([]);
  });

  test.each([400, 403, 413])('%i is given up, and the subscription stays', async status => {
    service.setTrouble({ status });
    await send(jan, bram, 'Een');
    await settled();
    service.setTrouble(null);
    expect(
      await db.selectFrom('push_outbox').selectAll().where('profile_id', '=', bram.profileId).execute(),
    ).toEqual([]);
    await send(jan, bram, 'Twee');
    expect(await takePushes(phone)).toHaveLength(1);
  });

  test('a service that does not answer makes no sender wait', async () => {
    await converse();
    service.setTrouble({ delayMs: 3_000 });
    const started = performance.now();
    for (let message = 0; message < 5; message++) await send(jan, bram, 'Hallo');
    expect(performance.now() - started).toBeLessThan(2_500);
    service.setTrouble(null);
    await settled();
  });
});

describe('quiet hours (spec 3.4)', () => {
  test('hold everything back until they end, and then one push says what is unread', async () => {
    await converse();
    const noon = 12 * 60;
    const hours = { starts_at: noon - 60, ends_at: noon + 90, time_zone: 'UTC' };
    await as(bram).call(changeQuietHours, { body: { quiet_hours: hours } });
    await send(jan, bram, 'Een');
    clock.advance(60_000);
    await send(jan, bram, 'Twee');
    await settled();
    clock.advance(88 * 60_000);
    await flush();
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
    clock.advance(60_000);
    await flush();
    expect(await takePushes(phone)).toMatchObject([{ body: '2 nieuwe berichten' }]);
  });

  test('that were prolonged meanwhile hold for longer', async () => {
    const hours = { starts_at: 11 * 60, ends_at: 13 * 60, time_zone: 'UTC' };
    await as(bram).call(changeQuietHours, { body: { quiet_hours: hours } });
    await send(jan, bram, 'Een');
    await settled();
    await as(bram).call(changeQuietHours, { body: { quiet_hours: { ...hours, ends_at: 14 * 60 } } });
    clock.advance(3_600_000);
    await flush();
    expect(await takePushes(phone)).toEqual([]);
    clock.advance(3_600_000);
    await flush();
    expect(await takePushes(phone)).toHaveLength(1);
  });
});

const view = async (
  { socket }: TestSocket,
  conversation: string | null,
  { by = bram.profileId, page = randomUUID() as string } = {},
) => {
  socket.send(JSON.stringify({ type: 'viewing', by, page, conversation }));
  socket.ping();
  await once(socket, 'pong');
  await flushViews(app);
  return page;
};

describe('the job of each minute (spec 4.11)', () => {
  const missed = async () => {
    const now = clock.now();
    const subjects = await messagePushes.missed(db, { since: new Date(now.getTime() - 600_000), now });
    return subjects.filter(({ profileId }) => profileId === bram.profileId).map(({ subject }) => subject);
  };
  const unmark = () =>
    db.deleteFrom('message_notifications').where('profile_id', '=', bram.profileId).execute();

  test('finds the conversations that wait longest first', async () => {
    const sent: string[] = [];
    for (let sender = 0; sender < 5; sender++) {
      clock.advance(1_000);
      sent.push((await send(await signUpMember({ credits: 9 }), bram)).message.conversation);
    }
    await settled();
    await unmark();
    expect(await missed()).toEqual(sent);
  });

  test('does not find what would not be pushed, which would come before the others every time', async () => {
    const known = await converse();
    await view(await connect(bram), known);
    await send(jan, bram, 'Gezien');
    const kees = await signUpMember({ credits: 9 });
    const blocked = await send(kees, bram, 'Hallo');
    await settled();
    await unmark();
    expect(await missed()).toEqual([blocked.message.conversation]);
    await block(bram, kees);
    expect(await missed()).toEqual([]);
    clock.advance(VIEWING.expiryMs);
    expect(await missed()).toEqual([known]);
    const never = { email: 'never', push: 'never' } as const;
    await as(bram).call(changeNotificationPreference, { body: { type: 'new_messages', ...never } });
    expect(await missed()).toEqual([]);
  });
});

describe('a conversation before the eyes of the member (spec 4.11)', () => {
  test('gets no push, on any device, until the page shows it no more', async () => {
    const conversation = await converse();
    const laptop = await connect(await withSecondSession(app, bram));
    const page = await view(laptop, conversation);
    await send(jan, bram, 'Een');
    expect(await takePushes(phone)).toEqual([]);
    await view(laptop, null, { page });
    await send(jan, bram, 'Twee');
    expect(await takePushes(phone)).toMatchObject([{ body: '2 nieuwe berichten' }]);
  });

  test('does not hold back pushes of other conversations', async () => {
    const conversation = await converse();
    await view(await connect(bram), conversation);
    await send(await signUpMember({ name: 'Kees', credits: 9 }), bram, 'Hallo');
    expect(await takePushes(phone)).toMatchObject([{ title: 'Kees' }]);
  });

  test('is believed for a minute, as the page repeats it; what stayed unread is pushed then', async () => {
    const conversation = await converse();
    await view(await connect(bram), conversation);
    await send(jan, bram, 'Een');
    await settled();
    clock.advance(VIEWING.expiryMs);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toMatchObject([{ body: 'Een' }]);
    clock.advance(1_000);
    await purgeViews(app);
    expect(await db.selectFrom('conversation_views').selectAll().execute()).toEqual([]);
  });

  test('of one tab is not ended by another tab', async () => {
    const conversation = await converse();
    const socket = await connect(bram);
    await view(socket, conversation);
    await view(socket, null);
    await send(jan, bram, 'Een');
    expect(await takePushes(phone)).toEqual([]);
  });

  test('cannot be claimed or ended for another member, nor for the conversation of others', async () => {
    const conversation = await converse();
    const stranger = await signUpMember();
    const attacker = await connect(stranger);
    const page = await view(await connect(bram), conversation);
    await view(attacker, null, { by: bram.profileId, page });
    const own = { by: stranger.profileId };
    await view(attacker, conversation, own);
    await view(attacker, conversation, { ...own, page });
    await view(attacker, null, { ...own, page });
    expect(await db.selectFrom('conversation_views').select(['id', 'profile_id']).execute()).toEqual([
      { id: page, profile_id: bram.profileId },
    ]);
    expect(attacker.closedWith()).toBeUndefined();
  });

  test('an unreadable frame closes the socket', async () => {
    const { socket, closedWith } = await connect(bram);
    socket.send(JSON.stringify({ type: 'viewing', by: bram.profileId, page: 'x', conversation: 1 }));
    await expect.poll(closedWith).toBe(1008);
  });
});
