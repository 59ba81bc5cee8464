import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Files by key, such as `ab/abcdef0123/768.webp`. A key that was written is never written with something else, so that
 * what was read once may be kept for good.
 */
export type Storage = {
  /** Writes a file whole or not at all, all of it in hand or piece by piece; when this resolves, it survives a power cut. */
  write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** All of a file; null where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** A file to be sent: its size in bytes and a stream, of a part of it if asked, that must be read or destroyed; null where there is none. */
  open(key: string, part?: Part): Promise<{ size: number; stream: Readable } | null>;
  has(key: string): Promise<boolean>;
  /** The keys of all files below a key; none where there is nothing. */
  list(key: string): Promise<string[]>;
  /** Removes every file below a key; nothing there is no error. */
  removeAll(key: string): Promise<void>;
};

/** Bytes of a file from `start` to `end`, both included. */
export type Part = { start: number; end: number };

/** Storage in a folder of this machine; the folder is made with the first file. */
export function createFileStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, ...safe(key).split('/'));
  return {
    async write(key, bytes) {
      const file = fileOf(key);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: key => readFile(fileOf(key)).catch(nullWhenAbsent),
    async open(key, part) {
      const handle = await open(fileOf(key)).catch(nullWhenAbsent);
      return handle && streamOf(handle, part);
    },
    has: async key => (await access(fileOf(key)).catch(nullWhenAbsent)) !== null,
    list: key => listBelow(fileOf(key), key),
    removeAll: key => rm(fileOf(key), { recursive: true, force: true }),
  };
}

// A file that is being written has a name of its own, which is no key.
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

async function streamOf(handle: FileHandle, part?: Part): Promise<{ size: number; stream: Readable }> {
  const { size } = await handle.stat();
  return { size, stream: handle.createReadStream(part) };
}

function nullWhenAbsent(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

/** Keys come from the database, yet none may ever lead out of the folder. */
function safe(key: string): string {
  if (!KEY.test(key)) throw new Error('storage: not a key');
  return key;
}
