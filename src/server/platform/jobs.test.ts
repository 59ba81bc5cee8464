import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { createDb, slowQueryLog } from './db.ts';
import { createJobs, type JobRun } from './jobs.ts';
import { createLog } from './log.ts';
import { createBreakableConnection } from './testing/breakable-connection.ts';
import { testDatabaseUrl } from './testing/database.ts';

type Line = Record<string, unknown>;
const lines: Line[] = [];
const runs: JobRun[] = [];
const log = createLog('info', { write: line => void lines.push(JSON.parse(line)) });
const connection = await createBreakableConnection(await testDatabaseUrl());
const { url } = connection;
const jobs = await createJobs(url, {
  log,
  clock: fixedClock(new Date('2026-03-14T12:00:00Z')),
  onRun: run => runs.push(run),
  retries: { limit: 1, seconds: 1 },
});
const db = createDb(url, { onQuery: slowQueryLog(log, 50) });
afterAll(async () => {
  await jobs.close();
  await db.destroy();
});
beforeEach(() => {
  runs.length = 0;
});

const ended = (job: string) => lines.filter(line => line.job === job && line.outcome !== undefined);
const secret = 'nobody.must.read.this@mail.example';

const earlierVersion = await createJobs(url, { log, clock: fixedClock(new Date('2026-03-13T12:00:00Z')) });
await earlierVersion.work({ db }, [{ name: 'bygone', cron: '1 * * * *', run: async () => undefined }]);
await earlierVersion.close();
await jobs.work({ db }, [
  { name: 'sound', run: async app => void (await sql`select pg_sleep(0.06)`.execute(app.db)) },
  {
    name: 'broken',
    run: async () => {
      throw new Error('the printer is out of paper');
    },
  },
  { name: 'hourly', cron: '37 * * * *', run: async () => undefined },
]);

test('the log reports the next run of a schedule', () => {
  expect(lines.findLast(({ msg }) => msg === 'job scheduled')).toMatchObject({
    ...{ job: 'hourly', cron: '37 * * * *', next: '2026-03-14T12:37:00.000Z' },
  });
});

test('a schedule of an earlier version that no job has any more is removed', async () => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.schedule`.execute(db);
  expect(rows).toEqual([{ name: 'hourly' }]);
  expect(lines).toContainEqual(expect.objectContaining({ job: 'bygone', msg: 'old schedule removed' }));
});

test('the log reports start, outcome, duration and slow queries of a run, but not its payload', async () => {
  await jobs.send('sound', { to: secret });
  await expect.poll(() => ended('sound')).toHaveLength(1);
  const [begin, slow, end] = lines.filter(({ job }) => job === 'sound');
  expect(begin).toMatchObject({ level: 30, msg: 'job begins', attempt: 1, of: 2, run: expect.any(String) });
  expect(slow).toMatchObject({ msg: 'slow query', run: begin?.run });
  expect(end).toMatchObject({ level: 30, msg: 'job ends', outcome: 'done', run: begin?.run });
  expect(end?.ms).toBeGreaterThanOrEqual(50);
  expect(runs).toEqual([{ job: 'sound', outcome: 'done', seconds: expect.any(Number) }]);
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('the log reports why a run failed, and whether it will be retried', async () => {
  await jobs.send('broken');
  await expect.poll(() => ended('broken')).toHaveLength(2);
  const loggedError = { err: expect.objectContaining({ message: 'the printer is out of paper' }) };
  expect(ended('broken')).toEqual([
    expect.objectContaining({
      level: 40,
      outcome: 'retry',
      attempt: 1,
      msg: 'job failed and will be tried again',
      ...loggedError,
    }),
    expect.objectContaining({
      level: 50,
      outcome: 'failed',
      attempt: 2,
      msg: 'job failed and is given up',
      ...loggedError,
    }),
  ]);
  expect(runs.map(({ outcome }) => outcome)).toEqual(['retry', 'failed']);
});

test('a long run learns that the process stops, and completes', async () => {
  const ending = await createJobs(url, { log, clock: fixedClock(new Date('2026-03-14T12:00:00Z')) });
  const started = Promise.withResolvers<void>();
  const run = async (_app: unknown, _data: unknown, isStopping: () => boolean) => {
    started.resolve();
    while (!isStopping()) await new Promise(setImmediate);
  };
  await ending.work({ db }, [{ name: 'endless', run }]);
  await ending.send('endless');
  await started.promise;
  await ending.close();
  expect(ended('endless')).toMatchObject([{ outcome: 'done' }]);
});

test('while the database is unavailable the queue logs it once, and continues afterwards', async () => {
  lines.length = 0;
  await connection.disconnect();
  const complaints = () => lines.filter(({ msg }) => msg === 'jobs wait for the database');
  await expect.poll(complaints).toHaveLength(1);
  await connection.restore();
  await expect
    .poll(
      () =>
        jobs.send('sound').then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect.poll(() => ended('sound').length).toBeGreaterThan(0);
  expect(complaints()).toHaveLength(1);
  expect(lines.filter(({ level }) => level === 50)).toEqual([]);
});
