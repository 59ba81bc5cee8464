import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../src/server/config.ts';
import { destroyEmbeddedPostgres } from '../src/server/platform/embedded-postgres/destroy.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { assertNoServerOn, checkExternalDatabase, displayAddress } from './start/external-database.ts';
import { readFlags } from './start/options.ts';
import { fail } from './start/report.ts';

const help = `npm run db:reset: deletes every member, message, payment and photo, for good. The next npm start begins
with an empty database and loads the demo data again.

  --force   also when DATABASE_URL leads to another machine`;

try {
  const { force } = readFlags(['force'], help);
  const { databaseUrl, varDir } = readConfig();
  if (databaseUrl) await emptyExternalDatabase(databaseUrl, force);
  else await deleteEmbeddedDatabase(path.join(varDir, 'postgres'));
  deletePhotos(path.join(varDir, 'photos'));
  // The recorded erasures concern only accounts of the deleted database.
  rmSync(path.join(varDir, 'erasures'), { recursive: true, force: true });
} catch (error) {
  fail(error);
}

async function deleteEmbeddedDatabase(directory: string): Promise<void> {
  const deleted = await destroyEmbeddedPostgres(directory);
  console.log(
    deleted ? `Deleted the database with everything in it (${deleted}).` : 'There was no database.',
  );
}

function deletePhotos(folder: string): void {
  if (!existsSync(folder)) return;
  rmSync(folder, { recursive: true });
  console.log(`Deleted all photos (${folder}).`);
}

async function emptyExternalDatabase(url: string, force: boolean): Promise<void> {
  const address = displayAddress(url);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  if (!local && !force) {
    throw new StartError(
      `DATABASE_URL leads to another machine (${address}): nothing was deleted. To do so, add --force.`,
    );
  }
  await checkExternalDatabase(url);
  await assertNoServerOn(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await dropSchemas(client);
  } finally {
    await client.end();
  }
  console.log(`Deleted everything in the database ${address}.`);
}

// The job queue has a schema of its own, so all schemas are dropped.
async function dropSchemas(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`);
  await client.query('create schema public');
}
