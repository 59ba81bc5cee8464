import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { emptyDatabaseUrl } from './testing/database.ts';
import { onTestEnd } from './testing/on-test-end.ts';

test('a migration ignores the timeouts of the database; processes that start at the same time wait for it', async () => {
  const url = await emptyDatabaseUrl();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestEnd(() => admin.end());
  await admin.query(
    `alter database ${admin.escapeIdentifier(String(admin.database))} set statement_timeout = '200ms'`,
  );
  const folder = await folderOf({
    '0001_slow.sql': 'create table built (n int); select pg_sleep(0.6);',
    '0002_next.sql': 'insert into built values (1);',
  });
  const done = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(done.flat()).toEqual(['0001_slow', '0002_next']);
  expect((await admin.query('select n from built')).rows).toEqual([{ n: 1 }]);
});

test('a failed migration rolls back all migrations before it, and can be repeated', async () => {
  const url = await emptyDatabaseUrl();
  const [broken, mended] = await Promise.all(
    ['insert into missing values (1);', 'insert into built values (1);'].map(second =>
      folderOf({ '0001_first.sql': 'create table built (n int);', '0002_second.sql': second }),
    ),
  );
  await expect(migrate(url, broken)).rejects.toThrow('missing');
  expect(await migrate(url, mended)).toEqual(['0001_first', '0002_second']);
});

test('a database from before version 1.0 and one of a newer version are refused in one sentence and stay as they are', async () => {
  const older = {
    '0001_sites.sql': 'create table built (n int);',
    '0002_accounts.sql': 'insert into built values (1);',
  };
  const newer = {
    '0001_first.sql': 'create table built (n int);',
    '0002_second.sql': 'insert into built values (1);',
  };
  const refusals = [
    {
      made: older,
      now: undefined,
      sentence: /^The database was made by a Lavender before version 1\.0: npm run db:reset .+\.$/,
    },
    {
      made: newer,
      now: { '0001_first.sql': '' },
      sentence: /^The database was made by a newer Lavender .+ npm run db:reset\.$/,
    },
  ];
  for (const { made, now, sentence } of refusals) {
    const url = await emptyDatabaseUrl();
    await migrate(url, await folderOf(made));
    const before = await contents(url);
    await expect(migrate(url, now && (await folderOf(now)))).rejects.toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringMatching(sentence) }),
    );
    expect(await contents(url)).toEqual(before);
  }
});

async function contents(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestEnd(() => client.end());
  const { rows } = await client.query(`
    select relname, query_to_xml(format('select * from %I', relname), true, true, '')::text as rows from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows;
}

async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}
