import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/server/config.ts';
import { createServer, type Server, type ServerOverrides } from '../../src/server/main.ts';

/** The server takes the client addresses from the headers of our requests. */
export function openServer(databaseUrl: string, parts: ServerOverrides = {}): Promise<Server> {
  const config = readConfig({
    NODE_ENV: 'production',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://localhost:3000',
    SECRET: 'x7Qm2vR9tKc4WzJ1sLfB8nHpY6dGuE3aT5iXoVqNkZw',
    TRUSTED_PROXIES: '1',
    GEO_COUNTRY: 'NL',
    VAR_DIR: path.resolve('var/bench'),
  });
  return createServer({ ...config, databaseUrl }, parts);
}

export async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
