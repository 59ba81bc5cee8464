import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createFileStorage } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lavender-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createFileStorage(folder);

test('a written file can be read, streamed and found', async () => {
  await storage.write('ab/abc/768.webp', Buffer.from('picture'));
  expect((await storage.read('ab/abc/768.webp'))?.toString()).toBe('picture');
  const opened = await storage.openStream('ab/abc/768.webp');
  expect(opened?.size).toBe(7);
  expect(opened && (await buffer(opened.stream)).toString()).toBe('picture');
  expect(await storage.has('ab/abc/768.webp')).toBe(true);
});

test('an absent file is null, not an error', async () => {
  expect(await storage.read('ab/none/768.webp')).toBeNull();
  expect(await storage.openStream('ab/none/768.webp')).toBeNull();
  expect(await storage.has('ab/none')).toBe(false);
  await storage.removeAll('ab/none');
});

test('writing the same file at once leaves one whole file and no leftovers', async () => {
  const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index));
  await Promise.all(versions.map(bytes => storage.write('cd/cde/256.webp', bytes)));
  expect(readdirSync(path.join(folder, 'cd/cde'))).toEqual(['256.webp']);
  const content = await storage.read('cd/cde/256.webp');
  expect(content?.every(byte => byte === content[0])).toBe(true);
});

test('removal deletes everything below the key and nothing else', async () => {
  await storage.write('ef/one/256.webp', Buffer.from('1'));
  await storage.write('ef/two/256.webp', Buffer.from('2'));
  await storage.removeAll('ef/one');
  expect(await storage.has('ef/one/256.webp')).toBe(false);
  expect(await storage.has('ef/two/256.webp')).toBe(true);
});

test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', 'A', 'a/b\u0000.webp', '', 'a/.hidden'])(
  'the key %j is refused',
  async key => {
    await expect(async () => storage.read(key)).rejects.toThrow('not a key');
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not a key');
  },
);
