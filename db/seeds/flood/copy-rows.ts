import pg from 'pg';
import { DAY_MS } from '#contract/durations';

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

export class CopyRows {
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
