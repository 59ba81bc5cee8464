import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { createDb } from './db.ts';
import { countFailedJobs, createJobs, type Job } from './jobs.ts';
import { createPostgresBus } from './live/bus.ts';
import { createLog } from './log.ts';
import { testDatabaseUrl } from './testing/database.ts';
import { type Tx, transact } from './transact.ts';

const url = await testDatabaseUrl();
const log = createLog('silent');
const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
const db = createDb(url);
const bus = await createPostgresBus(url, log);
const options = { log, clock, bus, retries: { limit: 2, seconds: 1 } };
const done: string[] = [];
const said = (data: unknown) => (data as { say: string }).say;
const definitions: Job<null>[] = [
  { name: 'echo', run: async (_app, data) => void done.push(said(data)) },
  { name: 'keyed', isKeyed: true, run: async (_app, data) => void done.push(said(data)) },
  {
    name: 'once',
    run: async (_app, _data, _isStopping, attempt) => {
      await transact({ db, bus, clock }, tx => attempt.finish(tx));
      done.push('finished');
      throw new Error('the process ends after the commit');
    },
  },
];
/** Jobs whose only attempt fails. */
const failing = async () => Promise.reject(new Error('never works'));
definitions.push(
  { name: 'lost', retries: { limit: 0, seconds: 1 }, run: failing },
  { name: 'private', isPersonal: true, retries: { limit: 0, seconds: 1 }, run: failing },
);
const jobs = await createJobs(url, options, definitions);
afterAll(async () => {
  await jobs.close();
  await bus.close();
  await db.destroy();
});
const earlier = await createJobs(url, { log, clock, retries: { limit: 1, seconds: 7 } });
await earlier.send('echo', { say: 'earlier' }, { startAfter: new Date('2040-01-01') });
await earlier.close();
const inTransaction = <Result>(operation: (tx: Tx) => Promise<Result>) =>
  transact({ db, bus, clock, jobs }, operation);
const doneWith = (prefix: string) => done.filter(said => said.startsWith(prefix));

test('a job of a failed transaction is never run', async () => {
  const failing = inTransaction(async tx => {
    await tx.sendJob('echo', { say: 'undone' });
    throw new Error('no account');
  });
  await expect(failing).rejects.toThrow('no account');
});

test('of jobs with the same key, only one waits', async () => {
  for (const key of ['one', 'one', 'two']) await jobs.send('keyed', { say: `key ${key}` }, { key });
  await inTransaction(tx => tx.sendJob('keyed', { say: 'key one' }, { key: 'one' }));
  await jobs.work(null, definitions);
  await expect.poll(() => doneWith('key'), { timeout: 60_000 }).toHaveLength(2);
  expect(doneWith('key').sort()).toEqual(['key one', 'key two']);
  expect(doneWith('undone')).toEqual([]);
});

test('a commit wakes the workers of every process, which run all due jobs without waiting for a poll', async () => {
  const otherBus = await createPostgresBus(url, log);
  const others = await createJobs(url, { ...options, bus: otherBus }, definitions);
  await transact({ db, bus: otherBus, clock, jobs: others }, async tx => {
    for (let number = 0; number < 30; number++) await tx.sendJob('echo', { say: `burst ${number}` });
  });
  // One worker that polls every second would need 30 seconds.
  await expect.poll(() => doneWith('burst'), { timeout: 10_000 }).toHaveLength(30);
  expect(new Set(doneWith('burst')).size).toBe(30);
  await others.close();
  await otherBus.close();
});

test('a job that is finished in its transaction is not repeated, even if the attempt fails afterwards', async () => {
  await inTransaction(tx => tx.sendJob('once'));
  await expect.poll(() => doneWith('finished'), { timeout: 60_000 }).toHaveLength(1);
  await inTransaction(tx => tx.sendJob('echo', { say: 'later' }, { startAfter: 3 }));
  await expect.poll(() => doneWith('later'), { timeout: 60_000 }).toHaveLength(1);
  expect(doneWith('finished')).toHaveLength(1);
});

test('a queue of an earlier version gets the retries of the job', async () => {
  const { rows } = await sql`select retry_limit, retry_delay from pgboss.queue where name = 'echo'`.execute(
    db,
  );
  expect(rows).toEqual([{ retry_limit: 2, retry_delay: 1 }]);
});

test('jobs of one statement start when each is due', async () => {
  await inTransaction(tx =>
    tx.sendJobs('echo', [
      { data: { say: 'due now' } },
      { data: { say: 'due then' }, startAfter: new Date('2040-01-01') },
    ]),
  );
  await expect.poll(() => doneWith('due'), { timeout: 60_000 }).toEqual(['due now']);
});

test('a job that is given up waits for an operator, who can return it to its queue, but not one with personal data', async () => {
  const failed = () =>
    sql<{ name: string; deletion_seconds: number }>`
      select name, deletion_seconds from pgboss.job where state = 'failed' and name in ('lost', 'private')`.execute(
      db,
    );
  for (const name of ['lost', 'private']) await inTransaction(tx => tx.sendJob(name, { say: name }));
  await expect.poll(async () => (await failed()).rows.length, { timeout: 60_000 }).toBe(2);
  expect(await countFailedJobs(db)).toEqual({ lost: 1 });
  const { rows } = await failed();
  expect(rows.find(({ name }) => name === 'private')?.deletion_seconds).toBe(60);
  expect(await jobs.retryFailedJobs('private')).toBe(0);
  expect(await jobs.retryFailedJobs('lost')).toBe(1);
  await expect.poll(async () => (await failed()).rows.length, { timeout: 60_000 }).toBe(3);
});
