import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { onConnection } from './connections.ts';
import { CopyRows } from './copy-rows.ts';
import { createFloodSource } from './flood-source.ts';
import { type StreamedTable, writers } from './tables.ts';
import type { FloodWorld } from './world.ts';

export interface LoadWorkerData {
  url: string;
  world: FloodWorld;
  fresh: boolean;
}
export type StreamProgress = {
  table: StreamedTable;
  rows: number;
  bytes: number;
  share: number;
  done: boolean;
};

const { url, world, fresh }: LoadWorkerData = workerData;
const source = createFloodSource(world);

parentPort?.on('message', (table: StreamedTable) => {
  // Nothing catches an error here, so it ends this thread, and `loadTables` then fails.
  void onConnection(url, client => streamTable(client, table));
});

/** COPY can freeze rows only in the transaction that truncated the table. */
async function streamTable(client: pg.Client, table: StreamedTable): Promise<void> {
  const rows = new CopyRows();
  await client.query('begin');
  if (fresh) await client.query(`truncate ${table}`);
  const options = fresh ? 'format binary, freeze' : 'format binary';
  const copy = client.query(
    copyFrom(`copy ${table} (${writers[table].columns.join(', ')}) from stdin (${options})`),
  );
  await pipeline(Readable.from(chunks(table, rows), { objectMode: true, highWaterMark: 2 }), copy);
  await client.query('commit');
  postProgress({ table, rows: rows.rows, bytes: rows.bytes, share: 1, done: true });
}

function* chunks(table: StreamedTable, rows: CopyRows): Generator<Buffer> {
  for (const share of writers[table].write(rows, source)) {
    const chunk = rows.takeFullChunk();
    if (!chunk) continue;
    yield chunk;
    postProgress({ table, rows: rows.rows, bytes: rows.bytes, share, done: false });
  }
  yield rows.end();
}

const postProgress = (progress: StreamProgress) => parentPort?.postMessage(progress);
