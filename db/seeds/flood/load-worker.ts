import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { onConnection } from './connections.ts';
import { CopyRows } from './copy-rows.ts';
import { FloodMembers } from './flood-members.ts';
import { rowGenerators, type StreamedTable } from './rows.ts';
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
const members = new FloodMembers(world);

parentPort?.on('message', (table: StreamedTable) => {
  // Nothing catches an error here, so it ends this thread, and `loadTables` then fails.
  void onConnection(url, client => streamTable(client, table));
});

/** COPY can freeze rows only in the transaction that truncated the table. */
async function streamTable(client: pg.Client, table: StreamedTable): Promise<void> {
  await client.query('begin');
  if (fresh) await client.query(`truncate ${table}`);
  const firstRow = rowGenerators[table](members)
    .flatMap(([, rows]) => [rows].flat())
    .next().value;
  const columns = Object.keys(firstRow ?? {});
  const { fields } = await client.query(`select ${columns} from ${table} limit 0`);
  const rows = new CopyRows(fields.map(({ dataTypeID }) => dataTypeID));
  const options = fresh ? 'format binary, freeze' : 'format binary';
  const chunks = Readable.from(chunksOf(table, rows), { objectMode: true, highWaterMark: 2 });
  if (firstRow)
    await pipeline(chunks, client.query(copyFrom(`copy ${table} (${columns}) from stdin (${options})`)));
  await client.query('commit');
  postProgress(table, rows, 1, true);
}

function* chunksOf(table: StreamedTable, rows: CopyRows): Generator<Buffer> {
  for (const [member, rowsOfMember] of rowGenerators[table](members)) {
    for (const row of [rowsOfMember].flat()) rows.add(row);
    const chunk = rows.takeFullChunk();
    if (!chunk) continue;
    yield chunk;
    postProgress(table, rows, member / world.members, false);
  }
  yield rows.end();
}

const postProgress = (table: StreamedTable, { rows, bytes }: CopyRows, share: number, done: boolean) =>
  parentPort?.postMessage({ table, rows, bytes, share, done } satisfies StreamProgress);
