import { Zip, ZipDeflate } from 'fflate';

export type ZipFile = { name: string; chunks: AsyncIterable<Uint8Array>; isCompressed?: boolean };

/** Makes a ZIP archive with only one chunk in memory at a time. */
export async function* zipArchive(
  files: AsyncIterable<ZipFile>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const output: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    output.push(chunk);
  });
  for await (const { name, chunks, isCompressed } of files) {
    const entry = new ZipDeflate(name, { level: isCompressed ? 0 : 6 });
    entry.mtime = modifiedAt;
    archive.add(entry);
    for await (const chunk of chunks) {
      entry.push(chunk);
      yield* output.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* output.splice(0);
  }
  archive.end();
  yield* output.splice(0);
}

/** Joins texts to chunks that are large enough to compress well. */
export async function* encodeChunks(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let buffered = '';
  for await (const text of texts) {
    buffered += text;
    if (buffered.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(buffered);
    buffered = '';
  }
  yield encoder.encode(buffered);
}

const CHUNK_CHARACTERS = 32 * 1_024;
