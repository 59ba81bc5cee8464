import { inject } from 'vitest';
import { createDb, type Db } from '../db.ts';
import { onTestEnd } from './on-test-end.ts';
import { copyTemplate, dropDatabase } from './template.ts';

let copies = 0;

/** Call it at the top of a test file or in `beforeAll`. */
export async function testDatabase(): Promise<Db> {
  const url = await testDatabaseUrl();
  const db = createDb(url);
  onTestEnd(() => db.destroy());
  return db;
}

export async function testDatabaseUrl(): Promise<string> {
  copies += 1;
  const url = await copyTemplate(inject('databaseTemplate'), `test_${process.pid}_${copies}_${Date.now()}`);
  onTestEnd(() => dropDatabase(url));
  return url;
}

export async function emptyDatabaseUrl(): Promise<string> {
  const server = new URL(inject('databaseTemplate'));
  server.pathname = '/template1';
  copies += 1;
  const url = await copyTemplate(server.href, `test_${process.pid}_${copies}_${Date.now()}`);
  onTestEnd(() => dropDatabase(url));
  return url;
}
