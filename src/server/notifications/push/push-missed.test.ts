import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { like } from '#contract/likes';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { pushSources } from '../../domains.ts';
import type { TestMember } from '../../testing/members.ts';
import { pushMissed } from './push-missed.ts';
import type { MissedPeriod, NoticedPushSource } from './push-source.ts';
import { startPushServer } from './testing/start-push-server.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const server = await startPushServer();
const { app, as, db, clock, send, signUpMember, subscribe, takePushes } = server;
const { read } = chatActions(server);

let jan: TestMember;
let bram: TestMember;
let phone: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  clock.advance(48 * HOUR_MS);
  jan = await signUpMember({ name: 'Jan', credits: 50 });
  bram = await signUpMember({ name: 'Bram' });
  phone = await subscribe(bram);
  await db.deleteFrom('notification_runs').execute();
  await pushMissed(app, pushSources);
});

/** As if no worker had run since: nothing was marked, and nothing arrived. */
async function unmarkPushes() {
  await takePushes(phone);
  await db.deleteFrom('message_notifications').where('profile_id', '=', bram.profileId).execute();
  await db.updateTable('likes').set({ pushed_at: null }).where('liked_id', '=', bram.profileId).execute();
}

describe('after all workers were away for hours (spec 4.11, D2.48)', () => {
  test('each conversation that is still unread is one push, and none comes again', async () => {
    const kees = await signUpMember({ name: 'Kees', credits: 9 });
    const piet = await signUpMember({ name: 'Piet', credits: 9 });
    for (const text of ['Een', 'Twee', 'Drie']) {
      await send(jan, bram, text);
      clock.advance(HOUR_MS);
    }
    const { message } = await send(kees, bram, 'Hallo');
    clock.advance(HOUR_MS);
    await send(piet, bram, 'Dag');
    clock.advance(2 * HOUR_MS);
    await read(bram, message.conversation, message.seq);
    await unmarkPushes();
    await pushMissed(app, pushSources);
    const pushes = (await takePushes(phone)).map(({ title, body, total }) => ({ title, body, total }));
    expect(pushes.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      { title: 'Jan', body: '3 nieuwe berichten', total: 4 },
      { title: 'Piet', body: 'Heeft je een eerste bericht gestuurd', total: 4 },
    ]);
    clock.advance(MINUTE_MS);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
  });

  test('likes of different hours are one push', async () => {
    for (const name of ['Kees', 'Piet', 'Jan']) {
      await as(await signUpMember({ name })).call(like, { body: { id: bram.profileId } });
      clock.advance(2 * HOUR_MS);
    }
    await unmarkPushes();
    await pushMissed(app, pushSources);
    const pushes = await takePushes(phone);
    expect(pushes).toMatchObject([{ title: expect.stringContaining('en 2 anderen'), total: 3 }]);
  });

  test('messages of more than a day ago are left to emails', async () => {
    await send(jan, bram, 'Een');
    clock.advance(24 * HOUR_MS + 1);
    await unmarkPushes();
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
  });

  test('messages of the time before the first run of all are left out', async () => {
    await send(jan, bram, 'Een');
    clock.advance(HOUR_MS);
    await unmarkPushes();
    await db.deleteFrom('notification_runs').execute();
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
  });
});

describe('the search for what was missed (spec 4.11)', () => {
  /** Finds as many subjects in a period as `count` says, and records the periods. */
  function recordingSource(count: (period: MissedPeriod, limit: number) => number) {
    const periods: { fromMinutes: number; toMinutes: number }[] = [];
    const minutesAgo = (time: Date) => (clock.now().getTime() - time.getTime()) / MINUTE_MS;
    const source: NoticedPushSource = {
      ...{ name: `recording ${randomUUID()}`, notice: 'none' },
      load: async () => [],
      subjectsOf: async () => [],
      claim: async () => [],
      async missed(_db, period) {
        periods.push({ fromMinutes: minutesAgo(period.since), toMinutes: minutesAgo(period.until) });
        const found = Math.min(count(period, period.limit), period.limit);
        return Array.from({ length: found }, () => ({ profileId: randomUUID(), subject: randomUUID() }));
      },
    };
    const run = async () => {
      periods.length = 0;
      await pushMissed(app, { noticed: [source], queued: [], unseen: [] });
      return periods.map(({ fromMinutes, toMinutes }) => [fromMinutes, toMinutes]);
    };
    return run;
  }

  test('looks at the last ten minutes each time, however often it runs', async () => {
    const run = recordingSource(() => 0);
    for (const passed of [0, 1, 9]) {
      clock.advance(passed * MINUTE_MS);
      expect(await run()).toEqual([[10, 0]]);
    }
  });

  test('goes through an outage in periods of half an hour, after the last minutes', async () => {
    const run = recordingSource(() => 0);
    await run();
    clock.advance(80 * MINUTE_MS);
    expect(await run()).toEqual([
      [10, 0],
      [80, 50],
      [50, 20],
      [20, 10],
    ]);
    clock.advance(MINUTE_MS);
    expect(await run()).toEqual([[10, 0]]);
  });

  test('looks back a day at most', async () => {
    const run = recordingSource(() => 0);
    await run();
    clock.advance(30 * 24 * HOUR_MS);
    const periods = await run();
    expect([periods.length, periods[1]]).toEqual([1 + 48, [1_440, 1_410]]);
  });

  test('finds 5,000 in a run, and the next run continues with the same period', async () => {
    let isFull = true;
    const run = recordingSource(({ until }) => (isFull && until < clock.now() ? 3_000 : 0));
    await run();
    clock.advance(3 * HOUR_MS);
    expect(await run()).toEqual([
      [10, 0],
      [180, 150],
      [150, 120],
    ]);
    clock.advance(MINUTE_MS);
    isFull = false;
    expect((await run()).slice(0, 2)).toEqual([
      [10, 0],
      [151, 121],
    ]);
  });

  test('begins with the last minutes as well while these alone are too many, and misses nothing', async () => {
    let isFull = false;
    const run = recordingSource((_period, limit) => (isFull ? limit : 0));
    await run();
    isFull = true;
    clock.advance(15 * MINUTE_MS);
    expect(await run()).toEqual([[10, 0]]);
    isFull = false;
    clock.advance(15 * MINUTE_MS);
    expect(await run()).toEqual([
      [10, 0],
      [30, 10],
    ]);
  });
});
