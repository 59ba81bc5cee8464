import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { idList, prepared, preparedStatement } from './prepared-statements.ts';
import { testDatabase } from './testing/database.ts';

const db = await testDatabase();

test('a marked statement is prepared once per connection, under one name; others are not', async () => {
  await db.connection().execute(async connection => {
    const site = (id: number) => connection.selectFrom('sites').select('key').where('id', '=', id);
    for (let n = 0; n < 3; n++) {
      await site(1).modifyEnd(prepared).execute();
      await sql`select ${n}::int + 1 ${prepared}`.execute(connection);
      await site(1).executeTakeFirst();
    }
    const { rows } = await sql<{ statement: string; calls: number }>`
      select statement, generic_plans + custom_plans as calls from pg_prepared_statements`.execute(
      connection,
    );
    expect(rows.map(({ calls }) => calls)).toEqual([3, 3]);
    for (const { statement } of rows) expect(statement).toMatch(/\/\* prepared \*\/$/);
  });
});

test('a marked statement that failed can run again', async () => {
  await db.connection().execute(async connection => {
    const divide = (by: number) =>
      sql<{ n: number }>`select 6 / ${by}::int as n ${prepared}`.execute(connection);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(2)).rows).toEqual([{ n: 3 }]);
  });
});

test('a statement is compiled once and gets its values each time', async () => {
  let built = 0;
  const keyOfSite = preparedStatement((kysely, { id, add }: { id: number; add: number }) => {
    built += 1;
    return sql<{ key: string; sum: number }>`
      select key, ${add}::int + ${id}::int as sum from sites where id = ${id} ${prepared}`.compile(kysely);
  });
  expect(await keyOfSite(db, { id: 1, add: 1 })).toEqual([{ key: 'lavender', sum: 2 }]);
  expect(await keyOfSite(db, { id: 1, add: 5 })).toEqual([{ key: 'lavender', sum: 6 }]);
  expect(await keyOfSite(db, { id: 30_000, add: 5 })).toEqual([]);
  expect(built).toBe(1);
});

test('each combination of absent values is a statement of its own', async () => {
  let built = 0;
  const sites = preparedStatement((kysely, { id, key }: { id?: number; key?: string }) => {
    built += 1;
    return kysely
      .selectFrom('sites')
      .select('key')
      .$if(id !== undefined, query => query.where('id', '=', id ?? 0))
      .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
      .modifyEnd(prepared)
      .compile();
  });
  for (let n = 0; n < 2; n += 1) {
    expect(await sites(db, { id: 1, key: undefined })).toEqual([{ key: 'lavender' }]);
    expect(await sites(db, { key: 'lilac' })).toEqual([]);
    expect(await sites(db, { id: 1, key: 'lilac' })).toEqual([]);
  }
  expect(built).toBe(3);
});

test('lists of every length share one plan', async () => {
  await db.connection().execute(async connection => {
    const profiles = (ids: string[]) =>
      sql`select id, id as of_list from profiles where id = any(${idList(ids)}) ${prepared}`.execute(
        connection,
      );
    for (let n = 1; n <= 20; n += 1) await profiles(Array.from({ length: n % 5 }, () => randomUUID()));
    const { rows } = await sql<{ generic: number }>`
      select generic_plans as generic from pg_prepared_statements where statement like '%of_list%prepared%'`.execute(
      connection,
    );
    expect(rows).toEqual([{ generic: 15 }]);
  });
});

test('a transaction begins with its first statement, and commits completely or not at all', async () => {
  const rename = (key: string, fails: boolean) =>
    db.transaction().execute(async trx => {
      await trx.updateTable('sites').set({ key }).where('id', '=', 1).execute();
      if (fails) await sql`select 1 / 0`.execute(trx);
    });
  await expect(rename('lilac', true)).rejects.toThrow('division by zero');
  const keys = () => db.selectFrom('sites').select('key').where('id', '=', 1).execute();
  expect(await keys()).toEqual([{ key: 'lavender' }]);
  await rename('violet', false);
  expect(await keys()).toEqual([{ key: 'violet' }]);
  await rename('lavender', false);
});

test('after an empty transaction its connection is in no transaction', async () => {
  await db.connection().execute(async connection => {
    await connection.transaction().execute(async () => undefined);
    // In a transaction, now() is the transaction's start, so the second comparison would be false.
    const standsAlone = sql<{ alone: boolean }>`select now() = statement_timestamp() as alone`;
    for (let n = 0; n < 2; n += 1) {
      expect((await standsAlone.execute(connection)).rows).toEqual([{ alone: true }]);
    }
  });
});
