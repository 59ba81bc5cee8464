import getPort from 'get-port';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { createDb } from './db.ts';
import { prepared, preparedStatement } from './prepared-statements.ts';
import { testDatabase } from './testing/database.ts';

const db = await testDatabase();

const divide = preparedStatement((kysely, { by }: { by: number }) =>
  sql<{ n: number; pid: number }>`select 60 / ${by}::int as n, pg_backend_pid() as pid ${prepared}`.compile(
    kysely,
  ),
);
const keys = preparedStatement((kysely, { id }: { id: number }) =>
  kysely.selectFrom('sites').select('key').where('id', '=', id).modifyEnd(prepared).compile(),
);
const connectionsOf = (rows: { pid: number }[]) => new Set(rows.map(({ pid }) => pid)).size;

test('concurrent statements share connections, and each gets its own result', async () => {
  const divisors = Array.from({ length: 40 }, (_, nth) => nth + 1);
  const rows = (await Promise.all(divisors.map(by => divide(db, { by })))).flat();
  expect(rows.map(({ n }) => n)).toEqual(divisors.map(by => Math.trunc(60 / by)));
  expect(connectionsOf(rows)).toBe(3);
});

test('a failing statement does not fail the others of its batch', async () => {
  const settled = await Promise.allSettled([3, 0, 5, 0, 6].map(by => divide(db, { by })));
  expect(settled.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
  expect(await divide(db, { by: 2 })).toMatchObject([{ n: 30 }]);
});

test('within a transaction a statement runs in it and sees uncommitted data', async () => {
  const renamed = db.transaction().execute(async trx => {
    await trx.updateTable('sites').set({ key: 'lilac' }).where('id', '=', 1).execute();
    const [inside, outside] = await Promise.all([keys(trx, { id: 1 }), keys(db, { id: 1 })]);
    expect([inside, outside]).toEqual([[{ key: 'lilac' }], [{ key: 'lavender' }]]);
    throw new Error('undone');
  });
  await expect(renamed).rejects.toThrow('undone');
  expect(await keys(db, { id: 1 })).toEqual([{ key: 'lavender' }]);
});

test('a write is not batched: no other statement waits for its lock', async () => {
  const rename = preparedStatement((kysely, { key }: { key: string }) =>
    sql`update sites set key = ${key} where id = 1 ${prepared}`.compile(kysely),
  );
  let renamed: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async trx => {
    await trx.updateTable('sites').set({ key: 'lilac' }).where('id', '=', 1).execute();
    renamed = rename(db, { key: 'lavender' });
    expect(await keys(db, { id: 1 })).toEqual([{ key: 'lavender' }]);
  });
  await renamed;
  expect(await keys(db, { id: 1 })).toEqual([{ key: 'lavender' }]);
});

test('without a database every statement of a batch rejects', async () => {
  const away = createDb(`postgresql://nobody@127.0.0.1:${await getPort()}/none`);
  const settled = await Promise.allSettled([1, 2, 3].map(by => divide(away, { by })));
  for (const result of settled)
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(DatabaseUnavailable);
  await away.destroy();
});
