import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runAs } from './current-work.ts';
import { DatabaseAway } from './database-away.ts';
import { createDb } from './db.ts';
import { usualPatience } from './patience.ts';
import { atTheEnd } from './testing/at-the-end.ts';
import { testDatabaseUrl } from './testing/database.ts';

const url = await testDatabaseUrl();
const db = createDb(url, { patience: { ...usualPatience, request: 300 } });
atTheEnd(() => db.destroy());
const admin = new pg.Client({ connectionString: url });
await admin.connect();
atTheEnd(() => admin.end());

const inRequest = <Result>(work: () => Promise<Result>) => runAs({ request: 'one' }, work);

test('a request waits so long for an answer and no longer; what it asked for ends, and the next one is answered', async () => {
  await admin.query('begin');
  await admin.query('lock table sites');
  const asked = inRequest(() => sql`select count(*) from sites`.execute(db));
  await expect(asked).rejects.toMatchObject({ name: 'DatabaseAway', why: 'slow' });
  await expect(asked).rejects.toBeInstanceOf(DatabaseAway);
  // The caller is gone, and no statement waits for the lock any more.
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

test('a transaction that was given time by the server is waited for, and the next one is not', async () => {
  const slow = sql`select pg_sleep(0.6)`;
  await inRequest(() =>
    db.transaction().execute(async trx => {
      await sql`set local statement_timeout = '15min'`.execute(trx);
      await slow.execute(trx);
    }),
  );
  await expect(inRequest(() => slow.execute(db))).rejects.toMatchObject({ why: 'slow' });
});

test('a statement that the server ends after its own time is no fault of the query', async () => {
  const late = db.transaction().execute(async trx => {
    await sql`set local statement_timeout = '100ms'`.execute(trx);
    await sql`select pg_sleep(30)`.execute(trx);
  });
  await expect(late).rejects.toMatchObject({ name: 'DatabaseAway', why: 'slow' });
});
