import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DAY_MS } from '#contract/durations';
import { onConnection } from './connections.ts';
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

const CHUNK = 256 * 1024;
const SLACK = 64 * 1024;
const POSTGRES_EPOCH_MS = Date.UTC(2000);
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const { BOOL, DATE, INT2, INT4, INT8, TIMESTAMPTZ, UUID } = pg.types.builtins;

/** Writes a value after its length, and returns the end of both. */
type Encoder = (buffer: Buffer, value: never, offset: number) => number;

/** COPY's binary format avoids the conversion of values to text. */
const encoders: Readonly<Record<number, Encoder>> = {
  [BOOL]: (buffer, value: boolean, at) => buffer.writeUInt8(Number(value), buffer.writeInt32BE(1, at)),
  [INT2]: (buffer, value: number, at) => buffer.writeInt16BE(value, buffer.writeInt32BE(2, at)),
  [INT4]: (buffer, value: number, at) => buffer.writeInt32BE(value, buffer.writeInt32BE(4, at)),
  [INT8]: (buffer, value: bigint, at) => buffer.writeBigInt64BE(value, buffer.writeInt32BE(8, at)),
  [DATE]: (buffer, value: string, at) =>
    buffer.writeInt32BE((Date.parse(value) - POSTGRES_EPOCH_MS) / DAY_MS, buffer.writeInt32BE(4, at)),
  [TIMESTAMPTZ]: (buffer, value: Date, at) =>
    buffer.writeBigInt64BE(BigInt(value.getTime() - POSTGRES_EPOCH_MS) * 1_000n, buffer.writeInt32BE(8, at)),
  [UUID]: (buffer, value: string, at) => {
    const start = buffer.writeInt32BE(16, at);
    return start + buffer.write(value, start, 'hex');
  },
};
const encodeText: Encoder = (buffer, value: string, at) => {
  const length = buffer.write(value, at + 4);
  return buffer.writeInt32BE(length, at) + length;
};

const encodeNull: Encoder = (buffer, _value, at) => buffer.writeInt32BE(-1, at);

class CopyRows {
  rows = 0;
  bytes = 0;
  private buffer = Buffer.allocUnsafeSlow(CHUNK + SLACK);
  private offset = HEADER.copy(this.buffer);
  private readonly encoders: readonly Encoder[];

  /** `columnTypes` are object ids of types. */
  constructor(columnTypes: readonly number[]) {
    this.encoders = columnTypes.map(type => encoders[type] ?? encodeText);
  }

  add(row: object): void {
    const values = Object.values(row);
    this.rows += 1;
    this.offset = this.buffer.writeInt16BE(values.length, this.offset);
    values.forEach((value, index) => {
      const encode = value === null ? encodeNull : (this.encoders[index] ?? encodeText);
      this.offset = encode(this.buffer, value as never, this.offset);
    });
  }

  takeFullChunk(): Buffer | undefined {
    return this.offset < CHUNK ? undefined : this.flush();
  }

  end(): Buffer {
    this.offset = this.buffer.writeInt16BE(-1, this.offset);
    return this.flush();
  }

  private flush(): Buffer {
    const full = this.buffer.subarray(0, this.offset);
    this.bytes += full.length;
    this.buffer = Buffer.allocUnsafeSlow(CHUNK + SLACK);
    this.offset = 0;
    return full;
  }
}
