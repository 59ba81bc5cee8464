import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartError } from './start-error.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/**
 * Applies the missing migrations in one transaction. Concurrent processes wait for this transaction.
 * @returns names of the applied migrations
 * @throws StartError if this version cannot migrate the database
 */
export async function migrate(url: string, folder: URL = MIGRATIONS): Promise<string[]> {
  const names = (await readdir(fileURLToPath(folder))).filter(name => name.endsWith('.sql')).sort();
  const migrations = Object.fromEntries(
    names.map(name => [
      name.replace(/\.sql$/, ''),
      {
        up: async (trx: Kysely<unknown>) =>
          void (await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(trx)),
      },
    ]),
  );
  const db = openWithoutLimits(url);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw await explain(error, migrator);
    return (results ?? []).map(result => result.migrationName);
  } finally {
    await db.destroy();
  }
}

// The migrator refuses a database with migrations that have no file here, before it changes anything.
async function explain(error: unknown, migrator: Migrator): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  if (/corrupted migrations/.test(error.message)) {
    const isNewer = (await migrator.getMigrations()).every(({ executedAt }) => executedAt);
    return new StartError(
      isNewer
        ? 'The database was made by a newer Lavender than this one: update the program, or npm run db:reset.'
        : 'The database was made by a Lavender before version 1.0: npm run db:reset deletes everything in it, and the next start creates it again.',
    );
  }
  if ('code' in error && error.code === '42501') {
    return new StartError(`The database user may not change the tables (${error.message}).`);
  }
  return error;
}

function openWithoutLimits(url: string): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'lavender migrations',
    connectionTimeoutMillis: 10_000,
    // Without the path, the server's role could place a schema named after the owner before the real tables.
    options: ['statement', 'lock', 'transaction', 'idle_in_transaction_session']
      .map(limited => `-c ${limited}_timeout=0`)
      .concat('-c search_path=public')
      .join(' '),
  });
  // The next statement on the broken connection reports the error.
  pool.on('error', () => undefined);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
