const CHUNK = 256 * 1024;
const SLACK = 64 * 1024;
/** 2000-01-01 in ms since 1970. */
const POSTGRES_EPOCH_MS = 946_684_800_000;
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

/** COPY's binary format avoids the conversion of values to text. */
export class CopyRows {
  rows = 0;
  bytes = 0;
  private buffer = Buffer.allocUnsafeSlow(CHUNK + SLACK);
  private offset = HEADER.copy(this.buffer);

  /** After this call, the caller must write as many values as `columns`. */
  row(columns: number): this {
    this.rows += 1;
    this.offset = this.buffer.writeInt16BE(columns, this.offset);
    return this;
  }

  takeFullChunk(): Buffer | undefined {
    return this.offset < CHUNK ? undefined : this.flush();
  }

  end(): Buffer {
    this.offset = this.buffer.writeInt16BE(-1, this.offset);
    return this.flush();
  }

  uuid([a, b, c, d]: Uint128): this {
    this.writeInt32(16);
    this.offset = this.buffer.writeUInt32BE(a, this.offset);
    this.offset = this.buffer.writeUInt32BE(b, this.offset);
    this.offset = this.buffer.writeUInt32BE(c, this.offset);
    this.offset = this.buffer.writeUInt32BE(d, this.offset);
    return this;
  }

  /** Writes 32 hexadecimal characters. */
  hex(words: Uint128): this {
    this.writeInt32(32);
    for (const word of words)
      for (let shift = 28; shift >= 0; shift -= 4)
        this.buffer[this.offset++] = digits[(word >>> shift) & 15] ?? 0;
    return this;
  }

  text(value: string | null): this {
    if (value === null) return this.writeNull();
    const length = this.buffer.write(value, this.offset + 4);
    this.writeInt32(length);
    this.offset += length;
    return this;
  }

  smallint(value: number): this {
    this.writeInt32(2);
    this.offset = this.buffer.writeInt16BE(value, this.offset);
    return this;
  }

  integer(value: number | null): this {
    if (value === null) return this.writeNull();
    this.writeInt32(4);
    return this.writeInt32(value);
  }

  bigint(value: bigint): this {
    this.writeInt32(8);
    this.offset = this.buffer.writeBigInt64BE(value, this.offset);
    return this;
  }

  boolean(value: boolean): this {
    this.writeInt32(1);
    this.offset = this.buffer.writeUInt8(value ? 1 : 0, this.offset);
    return this;
  }

  /** `ms` is in milliseconds since 1970. */
  time(ms: number | null): this {
    if (ms === null) return this.writeNull();
    const micros = Math.floor(ms - POSTGRES_EPOCH_MS) * 1_000;
    this.writeInt32(8);
    this.writeInt32(Math.floor(micros / 2 ** 32));
    this.offset = this.buffer.writeUInt32BE(micros - Math.floor(micros / 2 ** 32) * 2 ** 32, this.offset);
    return this;
  }

  day(ms: number): this {
    return this.integer(Math.floor((ms - POSTGRES_EPOCH_MS) / 86_400_000));
  }

  private writeNull(): this {
    return this.writeInt32(-1);
  }

  private writeInt32(value: number): this {
    this.offset = this.buffer.writeInt32BE(value, this.offset);
    return this;
  }

  private flush(): Buffer {
    const full = this.buffer.subarray(0, this.offset);
    this.bytes += full.length;
    this.buffer = Buffer.allocUnsafeSlow(CHUNK + SLACK);
    this.offset = 0;
    return full;
  }
}

export type Uint128 = readonly [number, number, number, number];

const digits = Buffer.from('0123456789abcdef');
