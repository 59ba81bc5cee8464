import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

test('0060 renames tables and columns, keeps all rows and rewrites no table or index', async () => {
  const url = await emptyDatabaseUrl();
  await migrate(url, await migrationsUpTo('0059'));
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestEnd(() => admin.end());
  await admin.query(`
    insert into accounts (site_id, email, language, planted) values (1, 'anton@mail.example', 'en', true);
    insert into profiles (account_id, site_id, name, gender, birth_date, country, hidden_words)
      select id, 1, 'Anton', 'male', '1990-01-01', 'NL', '{spam}' from accounts;
    insert into wishes (profile_id, min_age, max_age) select id, 30, 43 from profiles;
    insert into stored_cards (account_id, provider, token, method, label, created_at)
      select id, 'sandbox', 'card', 'visa', '4242', now() from accounts;
    insert into mail_outbox (site_id, about_id, recipient, subject, text_body, html_body)
      select 1, id, email, 'Hello', '', '' from accounts;
    insert into loose_files (file_key, due_at) values ('unwritten', 'epoch')`);
  const firstRow = async (query: string) => (await admin.query(query)).rows[0];
  const storage = () =>
    firstRow(`select array_agg(relfilenode order by relfilenode) as files from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`);
  const before = await storage();
  expect(await migrate(url, await migrationsUpTo('0060'))).toEqual(['0060_plain_names']);
  expect(await storage()).toEqual(before);
  expect(
    await firstRow(`select seeded, word_filter, min_age, max_age, subject, file_key
      from accounts join profiles on account_id = accounts.id join preferences on profile_id = profiles.id
      join email_outbox on about_account_id = accounts.id cross join unreferenced_files`),
  ).toEqual({
    ...{ seeded: true, word_filter: ['spam'], min_age: 30, max_age: 43 },
    ...{ subject: 'Hello', file_key: 'unwritten' },
  });
  // Deleting an account runs triggers, which must use the new names of tables.
  await admin.query('delete from accounts');
  expect(await firstRow('select provider, token from card_deletions')).toEqual({
    provider: 'sandbox',
    token: 'card',
  });
  const oldNames =
    '\\m(kept_evidence|books_compared|forgotten_cards|loose_files|mail_outbox|owed_returns|own_sms|returns_judged|sandbox_news|wishes)';
  expect(
    (
      await admin.query(
        `select conname as name from pg_constraint where conname ~ $1
        union all select relname from pg_class where relname ~ $1
        union all select tgname from pg_trigger where tgname ~ $1
        union all select proname from pg_proc where prosrc ~ $1`,
        [oldNames],
      )
    ).rows,
  ).toEqual([]);
});

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/** A folder with the migrations up to the number `last`. */
async function migrationsUpTo(last: string): Promise<URL> {
  const names = (await readdir(fileURLToPath(MIGRATIONS))).filter(name => name.slice(0, 4) <= last);
  const texts = await Promise.all(names.map(name => readFile(new URL(name, MIGRATIONS), 'utf8')));
  return folderOf(Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])));
}

async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}
