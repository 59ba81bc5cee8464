import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { APPLICATION_ROLE } from '../application-role.ts';
import { isRunning } from '../embedded-postgres/initialise.ts';
import { migrate } from '../migrate.ts';

const migrations = path.resolve(import.meta.dirname, '../../../../db/migrations');

const lock = 710_022;

const MEMORY = 'memory';
const SHARED_MEMORY = '/dev/shm';
/** The databases of a test run need 200 MB; the rest is a reserve. */
const MIN_FREE_BYTES = 1024 ** 3;

/**
 * Returns the URL of the template database, and creates the database if it is missing.
 * @param server URL of any database on the tests' PostgreSQL server
 */
export async function prepareTemplate(server: string): Promise<string> {
  const name = `template_${migrationsFingerprint()}`;
  await onServer(server, async client => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await dropLeftovers(client, name);
    await ensureMemoryTablespace(client);
    if (!(await databaseExists(client, name))) await createTemplate(client, server, name);
  });
  return withDatabase(server, name);
}

export async function copyTemplate(template: string, name: string): Promise<string> {
  const source = new URL(template).pathname.slice(1);
  await onServer(template, async client => {
    const tablespace = (await memoryTablespace(client)) ? `tablespace ${MEMORY}` : '';
    // `file_copy` takes a quarter of the time of the default.
    await client.query(`create database "${name}" template "${source}" strategy file_copy ${tablespace}`);
    // A copy has the permissions on what is in the database, but not those on the database itself.
    await client.query(`grant create on database "${name}" to ${APPLICATION_ROLE}`);
  });
  return withDatabase(template, name);
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(url, client => client.query(`drop database if exists "${name}" with (force)`));
}

/** On a disk, creating and deleting databases took half of the tests' processor time. */
async function ensureMemoryTablespace(client: pg.Client): Promise<void> {
  const existing = await memoryTablespace(client);
  if (existing && existsSync(existing)) return;
  // A restart of the machine deletes the folder but not the tablespace.
  if (existing) await client.query(`drop tablespace ${MEMORY}`);
  if (!hasFreeMemory()) return;
  const folder = mkdtempSync(path.join(SHARED_MEMORY, 'lavender-test-'));
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
  chownSync(folder, uid, gid);
  await client.query(`create tablespace ${MEMORY} location ${client.escapeLiteral(folder)}`);
}

function hasFreeMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}

async function memoryTablespace(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ folder: string }>(
    'select pg_tablespace_location(oid) as folder from pg_tablespace where spcname = $1',
    [MEMORY],
  );
  return rows[0]?.folder;
}

// Renames the database after the migrations, so that every template is complete.
async function createTemplate(client: pg.Client, server: string, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists "${unfinished}" with (force)`);
  await client.query(`create database "${unfinished}"`);
  await migrate(withDatabase(server, unfinished));
  await client.query(`alter database "${unfinished}" rename to "${name}"`);
}

// Leftovers are databases of killed runs and templates of older migrations.
async function dropLeftovers(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'test\\_%' or datname like 'template\\_%'`,
  );
  for (const { name } of rows) {
    const pid = name.match(/^test_(\d+)_/)?.[1];
    const stale = pid ? !isRunning(Number(pid)) : !name.startsWith(template);
    if (stale) await client.query(`drop database if exists "${name}" with (force)`);
  }
}

async function databaseExists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).sort())
    hash.update(file).update(readFileSync(path.join(migrations, file)));
  return hash.digest('hex').slice(0, 12);
}
