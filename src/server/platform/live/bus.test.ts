import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createDb } from '../db.ts';
import { createLog } from '../log.ts';
import { testDatabaseUrl } from '../testing/database.ts';
import { type Bus, type BusNotice, createPostgresBus } from './bus.ts';

const url = await testDatabaseUrl();
const db = createDb(url);
const one = await createPostgresBus(url, createLog('silent'));
const other = await createPostgresBus(url, createLog('silent'));
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await db.destroy();
});

const noticeOf = (n: number): BusNotice => ({ to: ['member'], type: 'note', ids: { n } });
const received: { one: number[]; other: number[] } = { one: [], other: [] };
const listenOn = (bus: Bus, into: number[]) => bus.subscribe(({ ids }) => into.push(Number(ids.n)));
listenOn(one, received.one);
listenOn(other, received.other);
beforeEach(() => {
  received.one.length = 0;
  received.other.length = 0;
});

const breakConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lavender bus' and datname = current_database()`.execute(db);

test('a notice reaches every process, including the publishing one, in order', async () => {
  const sent = Array.from({ length: 300 }, (_, n) => n);
  for (const n of sent) one.publish(noticeOf(n));
  await expect.poll(() => received.other.length).toBe(300);
  expect(received).toEqual({ one: sent, other: sent });
});

test('a process receives its own notices while PostgreSQL is unavailable', async () => {
  let restored = 0;
  const stop = [one, other].map(bus => bus.onRestored(() => restored++));
  await breakConnections();
  one.publish(noticeOf(5));
  await new Promise(resolve => setImmediate(resolve));
  expect(received.one).toEqual([5]);
  await expect.poll(() => restored).toBe(2);
  one.publish(noticeOf(6));
  await expect.poll(() => received.other).toContain(6);
  expect(received.one).toEqual([5, 6]);
  for (const end of stop) end();
});

test('after a dropped connection the bus reconnects, reports it, and sends what waited', async () => {
  let restored = 0;
  const stop = [one, other].map(bus => bus.onRestored(() => restored++));
  await breakConnections();
  one.publish(noticeOf(1));
  await expect.poll(() => restored).toBe(2);
  one.publish(noticeOf(2));
  await expect.poll(() => received.other).toContain(2);
  for (const end of stop) end();
});

test('other channels are received, also after a reconnect', async () => {
  const settings: string[] = [];
  one.onChannel('colours', payload => settings.push(payload));
  await expect
    .poll(async () => {
      await sql`select pg_notify('colours', 'purple')`.execute(db);
      return settings.length;
    })
    .toBeGreaterThan(0);
  settings.length = 0;
  await breakConnections();
  await expect
    .poll(
      async () => {
        await sql`select pg_notify('colours', 'lavender')`.execute(db);
        return settings;
      },
      { interval: 200 },
    )
    .toContain('lavender');
});

test('an invalid notice is ignored', async () => {
  await sql`select pg_notify('lavender_live', 'no json'), pg_notify('lavender_live', '7')`.execute(db);
  one.publish(noticeOf(3));
  await expect.poll(() => received.other).toEqual([3]);
});

test('a failing listener does not end the process', async () => {
  const stop = one.subscribe(() => {
    throw new Error('broken');
  });
  one.publish(noticeOf(4));
  await expect.poll(() => received.other).toEqual([4]);
  stop();
});

test('a bus that is closed while it has no connection stays closed', async () => {
  const third = await createPostgresBus(url, createLog('silent'));
  await breakConnections();
  await new Promise(resolve => setTimeout(resolve, 50));
  await third.close();
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
          where application_name = 'lavender bus' and datname = current_database()`.execute(db);
      return rows.length;
    })
    .toBe(2);
});
