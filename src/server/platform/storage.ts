import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** The content of a key never changes, so readers may cache it forever. */
export type Storage = {
  /** Atomic; when it resolves, the file survives a power failure. */
  write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** The caller must read or destroy the stream. */
  openStream(key: string, part?: ByteRange): Promise<{ size: number; stream: Readable } | null>;
  has(key: string): Promise<boolean>;
  list(key: string): Promise<string[]>;
  removeAll(key: string): Promise<void>;
};

/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

export function createFileStorage(folder: string): Storage {
  const filePath = (key: string) => path.join(folder, ...assertKey(key).split('/'));
  return {
    async write(key, bytes) {
      const file = filePath(key);
      const temporary = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: key => readFile(filePath(key)).catch(nullWhenAbsent),
    async openStream(key, range) {
      const handle = await open(filePath(key)).catch(nullWhenAbsent);
      return handle && { size: (await handle.stat()).size, stream: handle.createReadStream(range) };
    },
    has: async key => (await access(filePath(key)).catch(nullWhenAbsent)) !== null,
    list: key => listBelow(filePath(key), key),
    removeAll: key => rm(filePath(key), { recursive: true, force: true }),
  };
}

// Leaves out temporary files, whose names are not valid keys.
async function listBelow(folder: string, key: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenAbsent);
  return (entries ?? [])
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => [key, ...path.relative(folder, parentPath).split(path.sep), name])
    .map(parts => parts.filter(part => part !== '').join('/'))
    .filter(found => KEY.test(found));
}

async function writeDurably(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhenAbsent(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

/** Refuses keys that lead outside the folder. */
function assertKey(key: string): string {
  if (!KEY.test(key)) throw new Error('storage: not a key');
  return key;
}
