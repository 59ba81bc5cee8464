import pg from 'pg';
import { StartError } from '../../src/server/platform/start-error.ts';

const OLDEST_VERSION = 18;

/** @throws StartError if the database cannot be used; its message never contains the password */
export async function checkExternalDatabase(url: string): Promise<void> {
  const address = parse(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_VERSION)
      throw new StartError(
        `DATABASE_URL leads to PostgreSQL ${major}: Lavender needs ${OLDEST_VERSION} or newer.`,
      );
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(explain(error, address));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws StartError if a Lavender server uses the database */
export async function assertNoServerOn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'lavender' limit 1`,
    );
    if (!rowCount) return;
    throw new StartError(`Lavender runs on ${displayAddress(url)}: end it first. Nothing was changed.`);
  } finally {
    await client.end();
  }
}

/** Returns `user@host:port/name`, without the password. */
export function displayAddress(url: string): string {
  const { username, hostname, port, pathname } = parse(url);
  return `${username}@${hostname}:${port || 5432}${pathname}`;
}

function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new StartError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.');
  }
}

function explain(error: unknown, { username, hostname, port, pathname }: URL): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const server = `${hostname}:${port || 5432}`;
  const timedOut = /timeout expired|terminated unexpectedly/.test(message);
  switch (timedOut ? 'ETIMEDOUT' : code) {
    case '28P01':
    case '28000':
      return `The database at ${server} does not let the user ${username} in: check user and password in DATABASE_URL.`;
    case '3D000':
      return `The database server at ${server} has no database ${pathname.slice(1)}: create it, or correct DATABASE_URL.`;
    case '53300':
      return `The database server at ${server} has no connection left for Lavender.`;
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `No database answers at ${server}: is PostgreSQL running there, and is DATABASE_URL right?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of DATABASE_URL is not known.`;
    default:
      return `The database at ${server} cannot be used: ${message}.`;
  }
}
