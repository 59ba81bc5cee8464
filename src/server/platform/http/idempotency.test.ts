import { expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createDb } from '../db.ts';
import { testDatabaseUrl } from '../testing/database.ts';
import { onTestEnd } from '../testing/on-test-end.ts';
import { claimKey, keyedRequest, releaseKey, storeAnswer } from './idempotency.ts';

const url = await testDatabaseUrl();
const db = createDb(url);
onTestEnd(() => db.destroy());
const now = fixedClock(new Date('2026-03-14T12:00:00Z')).now();
const request = (key: string, payload = '{}') =>
  keyedRequest('secret', 'visitor', key, 'POST /api/signup.php', { query: {}, payload });

test('concurrent equal requests wait for the answer of the first', async () => {
  const keyed = request('waits-for-the-answer');
  expect(await claimKey(db, keyed, now)).toBeNull();
  const others = [claimKey(db, keyed, now), claimKey(db, keyed, now)];
  await storeAnswer(db, keyed, { done: true });
  expect(await Promise.all(others)).toEqual(Array(2).fill({ answer: { done: true } }));
});

test('when the first is refused, one waiting request runs, and the others wait for it', async () => {
  const keyed = request('first-is-refused');
  await claimKey(db, keyed, now);
  const others = [1, 2, 3].map(async () => {
    const claim = await claimKey(db, keyed, now);
    if (claim === null) await storeAnswer(db, keyed, 'second run');
    return claim;
  });
  await releaseKey(db, keyed);
  const claims = await Promise.all(others);
  expect(claims.filter(claim => claim === null)).toHaveLength(1);
  expect(claims.filter(claim => claim?.answer === 'second run')).toHaveLength(2);
});

test('when the first takes too long, the others are refused with 425', async () => {
  const keyed = request('takes-too-long');
  await claimKey(db, keyed, now);
  await expect(claimKey(db, keyed, now, 1)).rejects.toMatchObject({
    code: 'request_running',
    params: { seconds: 2 },
  });
});

test('a waiting request only reads; it writes once, in its attempt to be the first', async () => {
  const statements: string[] = [];
  const observedDb = createDb(url, { onQuery: ({ query }) => statements.push(query.sql) });
  onTestEnd(() => observedDb.destroy());
  const keyed = request('waiting-reads');
  await claimKey(db, keyed, now);
  const waiting = claimKey(observedDb, keyed, now);
  const reads = () => statements.filter(text => text.startsWith('select'));
  await expect.poll(() => reads().length).toBeGreaterThan(2);
  expect(statements.length - reads().length).toBe(1);
  await releaseKey(db, keyed);
  await waiting;
});

test('a request with another payload is refused at once as a conflict', async () => {
  await claimKey(db, request('another-payload'), now);
  await expect(claimKey(db, request('another-payload', '{"other":1}'), now)).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});
