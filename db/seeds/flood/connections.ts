import pg from 'pg';

const sessionSettings = `
  set statement_timeout = 0;
  set work_mem = '256MB';
  set maintenance_work_mem = '512MB';
  set max_parallel_maintenance_workers = 0;
  set max_parallel_workers_per_gather = 0`;

export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'lavender flood' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sessionSettings);
    return await work(client);
  } finally {
    await client.end();
  }
}

export type ConnectionTask = (client: pg.Client) => Promise<unknown>;

export async function onConnections(
  url: string,
  tasks: readonly ConnectionTask[],
  connections: number,
  signal?: AbortSignal,
): Promise<void> {
  const remaining = tasks.values();
  const runRemaining = () =>
    onConnection(url, async client => {
      for (const task of remaining) {
        signal?.throwIfAborted();
        await task(client);
      }
    });
  await Promise.all(Array.from({ length: Math.min(connections, tasks.length) }, runRemaining));
}
