import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pushSources } from '../../domains.ts';
import { pushMissed } from '../../notifications/push/push-missed.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { messagePushes } from './push-messages.ts';
import { startMessagePushes } from './testing/start-message-pushes.ts';

const server = await startMessagePushes();
const {
  app,
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
  remove,
  erase,
  unsend,
  converse,
  outbox,
  members,
} = server;

let jan: TestMember;
let bram: TestMember;
let phone: ReturnType<typeof members>['phone'];
beforeEach(() => {
  ({ jan, bram, phone } = members());
});

describe('a repetition (spec 4.11)', () => {
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
      { title: 'Piet', body: 'Heeft je een eerste bericht gestuurd', total: 3 },
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
    for (let attempt = 2; attempt < 100; attempt++) {
      clock.advance(900_000);
      await flush();
    }
    broken.mockRestore();
    expect([await takePushes(phone), await outbox()]).toEqual([[], []]);
  });

  test('is given up after 100 attempts, which is about a day', async () => {
    service.setTrouble({ status: 500 });
    await send(jan, bram, 'Een');
    await settled();
    for (let attempt = 1; attempt < 99; attempt++) {
      clock.advance(900_000);
      await flush();
    }
    expect(await outbox()).toHaveLength(1);
    clock.advance(900_000);
    await flush();
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

  test('is not needed for what no worker noticed: the job of each minute finds it within ten minutes', async () => {
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
