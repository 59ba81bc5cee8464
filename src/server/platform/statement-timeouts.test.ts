import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { createDb } from './db.ts';
import { DATABASE_WAIT_MS, statementTimeouts } from './statement-timeouts.ts';
import { testDatabaseUrl } from './testing/database.ts';
import { onTestEnd } from './testing/on-test-end.ts';
import { runInWorkContext } from './work-context.ts';

const url = await testDatabaseUrl();
const db = createDb(url, { timeouts: { ...statementTimeouts(DATABASE_WAIT_MS), request: 300 } });
onTestEnd(() => db.destroy());
const admin = new pg.Client({ connectionString: url });
await admin.connect();
onTestEnd(() => admin.end());

const inRequest = <Result>(work: () => Promise<Result>) => runInWorkContext({ request: 'one' }, work);

test('a statement of a request is ended after its timeout, and the next one succeeds', async () => {
  await admin.query('begin');
  await admin.query('lock table sites');
  const query = inRequest(() => sql`select count(*) from sites`.execute(db));
  await expect(query).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'slow' });
  await expect(query).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect
    .poll(async () => {
      const { rows } = await admin.query('select from pg_locks where not granted');
      return rows.length;
    })
    .toBe(0);
  await admin.query('rollback');
  const { rows } = await inRequest(() => sql<{ count: number }>`select count(*) from sites`.execute(db));
  expect(rows).toEqual([{ count: 1 }]);
});

test('a transaction with a raised server timeout is awaited, and the next one is not', async () => {
  const slow = sql`select pg_sleep(0.6)`;
  await inRequest(() =>
    db.transaction().execute(async trx => {
      await sql`set local statement_timeout = '15min'`.execute(trx);
      await slow.execute(trx);
    }),
  );
  await expect(inRequest(() => slow.execute(db))).rejects.toMatchObject({ reason: 'slow' });
});

test('a statement that the server times out is reported as an unavailable database', async () => {
  const late = db.transaction().execute(async trx => {
    await sql`set local statement_timeout = '100ms'`.execute(trx);
    await sql`select pg_sleep(30)`.execute(trx);
  });
  await expect(late).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'slow' });
});
