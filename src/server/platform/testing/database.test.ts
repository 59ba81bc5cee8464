import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

const first = await testDatabase();
const second = await testDatabase();

test('every test database is a separate, migrated copy', async () => {
  await sql`create table mine (n int)`.execute(first);
  const tables = await second.introspection.getTables();
  expect(tables.map(table => table.name)).toContain('accounts');
  expect(tables.map(table => table.name)).not.toContain('mine');
});
