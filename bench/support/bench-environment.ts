import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/server/platform/embedded-postgres.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { migrationsFingerprint } from '../../src/server/platform/testing/template.ts';
import { type ChildServer, startChild } from './child-server.ts';
import { onDatabase } from './open-server.ts';

export type FloodedDatabase = { members: number; url: string };

export type BenchEnvironment = {
  /** The smallest database comes first. */
  databases: FloodedDatabase[];
  smallest: FloodedDatabase;
  largest: FloodedDatabase;
  serve(module: string, databaseUrl: string, setup?: Record<string, string>): Promise<ChildServer>;
  log(line: string): void;
  close(): Promise<void>;
};

/**
 * @param server a database server to use instead of the embedded one
 */
export async function openBenchEnvironment(
  sizes: number[],
  server: string | undefined,
): Promise<BenchEnvironment> {
  const cluster = await openCluster(server);
  const databases: FloodedDatabase[] = [];
  for (const members of sizes.toSorted((a, b) => a - b)) {
    databases.push({ members, url: await cluster.floodedDatabase(members) });
  }
  const [smallest] = databases;
  const largest = databases.at(-1);
  if (!smallest || !largest) throw new RangeError('at least one number of members is needed');
  return {
    databases,
    smallest,
    largest,
    serve: (module, databaseUrl, setup = {}) =>
      startChild(module, { NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...setup }),
    log: line => console.log(`    ${line}`),
    close: () => cluster.close(),
  };
}

export const sizeName = (members: number): string =>
  members >= 1_000_000 ? `${members / 1_000_000}M` : members >= 1_000 ? `${members / 1_000}k` : `${members}`;

type BenchCluster = {
  floodedDatabase(members: number): Promise<string>;
  close(): Promise<void>;
};

/** The SQL comment that marks a database with all generated members. */
const COMPLETE = `flooded for measurements, tables ${migrationsFingerprint()}`;

/** Uses `server`, or starts the embedded PostgreSQL with durable commits, as in production. */
async function openCluster(server: string | undefined): Promise<BenchCluster> {
  const embedded = server
    ? undefined
    : await startEmbeddedPostgres({ directory: path.resolve('var/bench/postgres'), log: console.log });
  const serverUrl = server ?? embedded?.url ?? '';
  return {
    async floodedDatabase(members) {
      const name = `bench_${members}`;
      const url = withDatabase(serverUrl, name);
      if ((await commentOf(serverUrl, name)) !== COMPLETE) await createFlooded(serverUrl, name, members);
      return url;
    },
    close: async () => embedded?.stop(),
  };
}

async function createFlooded(server: string, name: string, members: number): Promise<void> {
  const url = withDatabase(server, name);
  await onDatabase(server, async client => {
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}"`);
  });
  await migrate(url);
  const flood = spawn(
    process.execPath,
    ['scripts/flood.ts', '--members', String(members), '--database', url],
    { stdio: 'inherit' },
  );
  const [code] = await once(flood, 'exit');
  if (code !== 0) throw new Error(`the flood of ${members} members ended with ${code}`);
  await onDatabase(server, client => client.query(`comment on database "${name}" is '${COMPLETE}'`));
}

const commentOf = (server: string, name: string): Promise<string | undefined> =>
  onDatabase(server, async client => {
    const { rows } = await client.query<{ comment: string }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    return rows[0]?.comment;
  });

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
