import { expect, test } from 'vitest';
import { createDb } from '../db.ts';
import { testDatabaseUrl } from '../testing/database.ts';
import { onTestEnd } from '../testing/on-test-end.ts';
import { countHits, openWindows, takeHit } from './rate-limit.ts';

const url = await testDatabaseUrl();
const db = createDb(url);
onTestEnd(() => db.destroy());
const readOnly = createDb(`${url}?options=-c%20default_transaction_read_only%3Don`);
onTestEnd(() => readOnly.destroy());

const now = new Date('2026-03-14T12:00:00Z');
const later = new Date(now.getTime() + 60_000);
const inMinute = (key: string, hits: number) => ({ key, seconds: 60, hits });
const hitsUnder = async (keys: string[], at = now) =>
  (await openWindows(readOnly, keys, at)).map(({ hits }) => hits);

test('while the database takes no writes, this process enforces a limit until its window ends', async () => {
  const take = (at: Date) => takeHit(readOnly, 'two a minute', 2, 60, at);
  await take(now);
  await take(now);
  await expect(take(now)).rejects.toMatchObject({ code: 'too_many_requests' });
  await take(later);
});

test('hits counted in the database and in this process are both returned', async () => {
  await countHits(db, [inMinute('cards', 3)], now);
  expect(await hitsUnder(['cards'])).toEqual([3]);
  await countHits(readOnly, [inMinute('cards', 2)], now);
  expect(await hitsUnder(['cards'])).toEqual([3, 2]);
  expect(await hitsUnder(['cards'], later)).toEqual([]);
});

test('when the windows of a process are full, each new key drops only the oldest', async () => {
  const keys = Array.from({ length: 100_001 }, (_, n) => `key ${n}`);
  const hits = keys.map(key => inMinute(key, 1));
  await countHits(readOnly, hits, now);
  const [first, second, last] = [keys[0], keys[1], keys.at(-1)].map(String);
  expect(await hitsUnder([String(first)])).toEqual([]);
  expect(await hitsUnder([String(second), String(last)])).toEqual([1, 1]);
});
