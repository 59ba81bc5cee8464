import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

const one = await testDatabase();
const other = await testDatabase();

test('every test database is migrated, and a copy of its own', async () => {
  await sql`create table mine (n int)`.execute(one);
  const tables = await other.introspection.getTables();
  expect(tables.map(table => table.name)).toContain('accounts');
  expect(tables.map(table => table.name)).not.toContain('mine');
});
