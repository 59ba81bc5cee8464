import { expect, test } from 'vitest';
import { createDb } from '../db.ts';
import { testDatabaseUrl } from '../testing/database.ts';
import { onTestEnd } from '../testing/on-test-end.ts';
import { countDeferred, deferHit, isKnownFull } from './deferred-hits.ts';
import { openWindows } from './rate-limit.ts';

const url = await testDatabaseUrl();
/** Two processes. */
const [one, other] = [createDb(url), createDb(url)];
for (const db of [one, other]) onTestEnd(() => db.destroy());

const now = new Date('2026-03-14T12:00:00Z');
const minute = (key: string, limit: number) => ({ key, seconds: 60, limit });
const hitsOf = async (key: string) => (await openWindows(one, [key], now))[0]?.hits;

test('calls that run at the same time are deferred only as long as the limit has room', async () => {
  const limit = minute('parallel', 3);
  expect([1, 2, 3, 4].map(() => deferHit(one, limit, now))).toEqual([true, true, true, false]);
  const count = () => countDeferred(one, { calls: [limit], others: [] }, now);
  await Promise.all([count(), count()]);
  expect([deferHit(one, limit, now), isKnownFull(one, limit, now)]).toEqual([false, false]);
  await count();
  expect(isKnownFull(one, limit, now)).toBe(true);
  const later = new Date(now.getTime() + 60_000);
  expect([isKnownFull(one, limit, later), deferHit(one, limit, later)]).toEqual([false, true]);
});

test('of calls counted together in two processes exactly those beyond the limit see more hits than it', async () => {
  const limits = ['network', 'account'].map(key => minute(key, 120));
  const count = async (index: number) => {
    const calls = limits.filter((_, number) => number === 0 || index % 2 === 0);
    const windows = await countDeferred(index % 3 ? one : other, { calls, others: [] }, now);
    return windows.find(({ key }) => key === 'network')?.hits ?? 0;
  };
  const hits = await Promise.all(Array.from({ length: 200 }, (_, index) => count(index)));
  expect(new Set(hits).size).toBe(200);
  expect(hits.filter(seen => seen <= 120)).toHaveLength(120);
  expect([await hitsOf('network'), await hitsOf('account')]).toEqual([200, 100]);
});
