import { inject } from 'vitest';
import { createDb, type Db } from '../db.ts';
import { atTheEnd } from './at-the-end.ts';
import { copyTemplate, dropDatabase } from './template.ts';

let copies = 0;

/**
 * A migrated, empty database of one's own, closed and dropped after the last test. For the top of a test file or its
 * `beforeAll`: `const db = await testDatabase()`.
 */
export async function testDatabase(): Promise<Db> {
  const url = await testDatabaseUrl();
  const db = createDb(url);
  atTheEnd(() => db.destroy());
  return db;
}

/** The same as an address, for a server under test that opens its own connections. */
export async function testDatabaseUrl(): Promise<string> {
  copies += 1;
  const url = await copyTemplate(inject('databaseTemplate'), `test_${process.pid}_${copies}_${Date.now()}`);
  atTheEnd(() => dropDatabase(url));
  return url;
}

/** A database without any table, dropped at the end. @returns its address */
export async function emptyDatabaseUrl(): Promise<string> {
  const server = new URL(inject('databaseTemplate'));
  server.pathname = '/template1';
  copies += 1;
  const url = await copyTemplate(server.href, `test_${process.pid}_${copies}_${Date.now()}`);
  atTheEnd(() => dropDatabase(url));
  return url;
}
