import pg from 'pg';
import { Pool } from 'undici';
import { pace } from './pace.ts';
import { type Load, loadOf } from './stats.ts';

export type BenchRequest = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** An error response ends the benchmark, because fast refusals would improve the result. */
export async function requestOk(
  pool: Pool,
  { path, method = 'GET', headers, body }: BenchRequest,
): Promise<void> {
  const response = await pool.request({ path, method, headers, body });
  const text = await response.body.text();
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${text}`);
}

async function repeatForRound(workers: number, work: (worker: number) => Promise<void>): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + pace.roundSeconds * 1_000;
  const run = async (worker: number) => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      await work(worker);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => run(worker)));
  return loadOf(times, (performance.now() - start) / 1_000);
}

export async function loadHttp(url: string, connections: number, next: () => BenchRequest): Promise<Load> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  try {
    return await repeatForRound(connections, () => requestOk(pool, next()));
  } finally {
    await pool.close();
  }
}

type Work = (client: pg.Client) => Promise<void>;
type LoadClients = AsyncDisposable & { load(work: Work): Promise<Load> };

/**
 * Connections that last for all runs, as the application's do: a new connection reads PostgreSQL's catalogue again
 * and plans each prepared statement for its first five executions.
 */
export async function openLoadClients(url: string, connections: number): Promise<LoadClients> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  return {
    load: work => repeatForRound(connections, async worker => work(clients[worker] as pg.Client)),
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map(client => client.end()));
    },
  };
}

export async function loadDatabase(url: string, connections: number, work: Work): Promise<Load> {
  await using clients = await openLoadClients(url, connections);
  return await clients.load(work);
}

let addresses = 0;

/** Gives each request a new client address, so that no rate limit refuses it. */
export function newAddressHeaders(): Record<string, string> {
  addresses = (addresses + 1) % 16_000_000;
  const [high, middle, low] = [addresses >> 16, (addresses >> 8) & 255, addresses & 255];
  return { 'x-forwarded-for': `10.${high & 255}.${middle}.${low}` };
}

export const browserHeaders = (port: number, secret?: string): Record<string, string> => ({
  ...newAddressHeaders(),
  host: `localhost:${port}`,
  'sec-fetch-site': 'same-origin',
  'x-request-type': 'client',
  ...(secret && { cookie: `session=${secret}` }),
});

type List = { path: string; laterPages: number; cursor?: string };

/**
 * Reads a list and the pages that follow it, one after the other. `cursor` is the parameter with which it goes on.
 * @returns the time of each page in ms
 */
export async function readPages(
  url: string,
  { path, laterPages, cursor = '' }: List,
  headers: () => Record<string, string>,
): Promise<number[]> {
  const pool = new Pool(url, { connections: 1, pipelining: 1 });
  const times: number[] = [];
  const address = new URL(path, url);
  try {
    for (let page = 0; page <= laterPages; page += 1) {
      const start = performance.now();
      const request = { path: address.pathname + address.search, method: 'GET', headers: headers() } as const;
      const response = await pool.request(request);
      const text = await response.body.text();
      times.push(performance.now() - start);
      if (response.statusCode !== 200) throw new Error(`${request.path}: ${response.statusCode} ${text}`);
      const { next } = JSON.parse(text);
      if (!next) break;
      address.searchParams.set(cursor, next);
    }
    return times;
  } finally {
    await pool.close();
  }
}
