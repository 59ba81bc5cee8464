import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXTS = '**/*.{js,css,svg,json,txt,map}';
/** Smaller files fit into one network packet even without compression. */
const MIN_BYTES = 1_024;

/** Uses the best levels, because the files are compressed only in a build. */
export async function compressFiles(folder: string): Promise<number> {
  let compressed = 0;
  for await (const name of glob(TEXTS, { cwd: folder })) {
    if (await compressFile(path.join(folder, name))) compressed += 1;
  }
  return compressed;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < MIN_BYTES) return false;
  const content = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(content).then(smaller => writeFile(`${file}.br`, smaller)),
    promisify(gzip)(content, { level: 9 }).then(smaller => writeFile(`${file}.gz`, smaller)),
  ]);
  return true;
}
