import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from './embedded-postgres/cluster-location.ts';
import { livePostmaster } from './embedded-postgres/postmaster.ts';
import { destroyClusters, freshFolder, queryFirstRow, startCluster } from './testing/clusters.ts';

destroyClusters();

test('a second start in the same folder reports that the first is running', async () => {
  const directory = freshFolder();
  const first = await startCluster(directory);
  await expect(startCluster(directory)).rejects.toThrow(/already runs in this folder/);
  await queryFirstRow(first.url, 'select 1');
});

test('a server whose process was killed is taken over with its data', async () => {
  const directory = freshFolder();
  const child = startInChild(directory);
  const [chunk] = await once(child.stdout, 'data');
  await queryFirstRow(String(chunk).trim(), `create table kept as select 'survives' as word`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { url } = await startCluster(directory);
  expect(url).toBe(String(chunk).trim());
  expect(await queryFirstRow(url, 'select word from kept')).toEqual({ word: 'survives' });
});

test('a killed server is restarted at the same address', async () => {
  const directory = freshFolder();
  const { url } = await startCluster(directory);
  const killed = livePostmaster(dataFolder(directory))?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => queryFirstRow(url, 'select 1 as one').catch(() => undefined)).toEqual({ one: 1 });
  expect(livePostmaster(dataFolder(directory))?.pid).not.toBe(killed);
});

test('a pid file left by a crash does not prevent a start, even when another process has that pid', async () => {
  const directory = freshFolder();
  await (await startCluster(directory)).stop();
  const file = path.join(dataFolder(directory), 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n${dataFolder(directory)}\n1\n5432\n\n127.0.0.1\n\nready   \n`);
  await queryFirstRow((await startCluster(directory)).url, 'select 1');
});

test('a database of another major version is refused and not changed', async () => {
  const directory = freshFolder();
  await (await startCluster(directory)).stop();
  const version = path.join(dataFolder(directory), 'PG_VERSION');
  writeFileSync(version, '15\n');
  const before = readdirSync(dataFolder(directory));
  await expect(startCluster(directory)).rejects.toThrow(
    /was made by PostgreSQL 15 and this is PostgreSQL 18/,
  );
  expect(readFileSync(version, 'utf8')).toBe('15\n');
  expect(readdirSync(dataFolder(directory))).toEqual(before);
});

test('another port is used when the previous port is in use', async () => {
  const directory = freshFolder();
  const first = await startCluster(directory);
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(squatter, 'listening');
  const second = await startCluster(directory);
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  await queryFirstRow(second.url, 'select 1');
  squatter.close();
});

test('a shared cluster stops with its last user', async () => {
  const directory = freshFolder();
  const first = await startCluster(directory, true);
  const second = await startCluster(directory, true);
  await first.stop();
  await queryFirstRow(second.url, 'select 1');
  await second.stop();
  expect(livePostmaster(dataFolder(directory))).toBeUndefined();
});

test('two processes that create a shared cluster at the same moment both get it', async () => {
  const directory = freshFolder();
  const children = [1, 2, 3].map(() => startInChild(directory, { shared: true }));
  const urls = await Promise.all(
    children.map(async child => String((await once(child.stdout, 'data'))[0]).trim()),
  );
  expect(new Set(urls).size).toBe(1);
  for (const url of urls) await queryFirstRow(url, 'select 1');
  for (const child of children) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

test('a folder that cannot be written is named in the error', async () => {
  const directory = path.join(freshFolder(), 'occupied');
  writeFileSync(directory, 'a file where the folder should be');
  await expect(startCluster(directory)).rejects.toThrow(directory);
});

function startInChild(directory: string, options: { shared?: boolean } = {}) {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'embedded-postgres.ts'))};
    const { url } = await startEmbeddedPostgres({ ...${JSON.stringify({ directory, ...options })}, log: () => undefined });
    console.log(url);`;
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
