const CHUNK = 256 * 1024;
/** More than any row takes. */
const SLACK = 64 * 1024;
/** 2000-01-01, from where PostgreSQL counts, in ms since 1970. */
const EPOCH = 946_684_800_000;
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

/** Rows in the binary format of COPY, written straight into buffers: no value of a uuid, a number or a time becomes text. */
export class CopyRows {
  rows = 0;
  bytes = 0;
  private buffer = Buffer.allocUnsafeSlow(CHUNK + SLACK);
  private at = HEADER.copy(this.buffer);

  /** Begins a row of so many columns; they follow in order. */
  row(columns: number): this {
    this.rows += 1;
    this.at = this.buffer.writeInt16BE(columns, this.at);
    return this;
  }

  /** What is written so far, once it is worth sending. */
  take(): Buffer | undefined {
    return this.at < CHUNK ? undefined : this.flush();
  }

  /** The rest, with the end mark. */
  end(): Buffer {
    this.at = this.buffer.writeInt16BE(-1, this.at);
    return this.flush();
  }

  uuid([a, b, c, d]: Words): this {
    this.long(16);
    this.at = this.buffer.writeUInt32BE(a, this.at);
    this.at = this.buffer.writeUInt32BE(b, this.at);
    this.at = this.buffer.writeUInt32BE(c, this.at);
    this.at = this.buffer.writeUInt32BE(d, this.at);
    return this;
  }

  /** The words as 32 characters, as names of pictures are. */
  hex(words: Words): this {
    this.long(32);
    for (const word of words)
      for (let shift = 28; shift >= 0; shift -= 4)
        this.buffer[this.at++] = digits[(word >>> shift) & 15] ?? 0;
    return this;
  }

  text(value: string | null): this {
    if (value === null) return this.nothing();
    const length = this.buffer.write(value, this.at + 4);
    this.long(length);
    this.at += length;
    return this;
  }

  smallint(value: number): this {
    this.long(2);
    this.at = this.buffer.writeInt16BE(value, this.at);
    return this;
  }

  integer(value: number | null): this {
    if (value === null) return this.nothing();
    this.long(4);
    return this.long(value);
  }

  bigint(value: bigint): this {
    this.long(8);
    this.at = this.buffer.writeBigInt64BE(value, this.at);
    return this;
  }

  yes(value: boolean): this {
    this.long(1);
    this.at = this.buffer.writeUInt8(value ? 1 : 0, this.at);
    return this;
  }

  /** A moment in ms since 1970. */
  time(ms: number | null): this {
    if (ms === null) return this.nothing();
    const micros = Math.floor(ms - EPOCH) * 1_000;
    this.long(8);
    this.long(Math.floor(micros / 2 ** 32));
    this.at = this.buffer.writeUInt32BE(micros - Math.floor(micros / 2 ** 32) * 2 ** 32, this.at);
    return this;
  }

  /** A day, by its midnight in ms since 1970. */
  day(ms: number): this {
    return this.integer(Math.floor((ms - EPOCH) / 86_400_000));
  }

  private nothing(): this {
    return this.long(-1);
  }

  private long(value: number): this {
    this.at = this.buffer.writeInt32BE(value, this.at);
    return this;
  }

  private flush(): Buffer {
    const full = this.buffer.subarray(0, this.at);
    this.bytes += full.length;
    this.buffer = Buffer.allocUnsafeSlow(CHUNK + SLACK);
    this.at = 0;
    return full;
  }
}

/** A value of 128 bits. */
export type Words = readonly [number, number, number, number];

const digits = Buffer.from('0123456789abcdef');
