import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepared } from './prepared.ts';
import { testDatabase } from './testing/database.ts';

const db = await testDatabase();

test('a marked statement is prepared once a connection, under one name; others are not', async () => {
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

test('a marked statement that fails can be asked again', async () => {
  await db.connection().execute(async connection => {
    const divide = (by: number) =>
      sql<{ n: number }>`select 6 / ${by}::int as n ${prepared}`.execute(connection);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(2)).rows).toEqual([{ n: 3 }]);
  });
});
