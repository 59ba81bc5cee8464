import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach } from 'vitest';
import { destroyEmbeddedPostgres } from '../embedded-postgres/destroy.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';

const folders: string[] = [];
const clusters: EmbeddedPostgres[] = [];
const log = () => undefined;

/** Call it at the top of a test file. */
export function destroyClusters(): void {
  afterEach(async () => {
    for (const cluster of clusters.splice(0)) await cluster.stop();
    for (const directory of folders.splice(0)) await destroyEmbeddedPostgres(directory);
  });
}

export async function startCluster(directory: string, shared = false): Promise<EmbeddedPostgres> {
  const cluster = await startEmbeddedPostgres({ directory, log, durable: false, shared });
  clusters.push(cluster);
  return cluster;
}

export function freshFolder(): string {
  mkdirSync('var', { recursive: true });
  const directory = mkdtempSync(path.resolve('var/cluster-'));
  folders.push(directory);
  return directory;
}

export async function queryFirstRow(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}
