import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive; `packed` ones, such as pictures, are not worth compressing. */
export type ZipFile = { name: string; chunks: AsyncIterable<Uint8Array>; packed?: boolean };

/**
 * An archive of files in their order, piece by piece: no more than a piece of one file lies in memory at a time.
 * @param at what all files are dated
 */
export async function* zipped(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, chunks, packed } of files) {
    const entry = new ZipDeflate(name, { level: packed ? 0 : 6 });
    entry.mtime = at;
    archive.add(entry);
    for await (const chunk of chunks) {
      entry.push(chunk);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  archive.end();
  yield* made.splice(0);
}

/** Short texts as pieces of bytes worth compressing. */
export async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}

const PIECE = 32 * 1_024;
