import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { type Benchmark, boundMeasurement } from '../benchmark.ts';

const TIMEOUT_MS = 300_000;

/**
 * Starts the server twice, because only the first start prepares the database.
 * @spec P12
 */
export const startBenchmark: Benchmark = {
  id: 'P12',
  title: 'npm start in a fresh clone',
  async measure({ log }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lavender-start-'));
    try {
      await promisify(execFile)('git', ['clone', '--quiet', '.', folder]);
      const installing = await timed(() =>
        promisify(execFile)(process.execPath, ['scripts/install.mjs'], { cwd: folder }),
      );
      log(`the packages were installed in ${installing.toFixed(1)} s`);
      const first = await startIn(folder);
      const second = await startIn(folder);
      return [
        boundMeasurement('first start, after the download, to the first page', first, 60, 's'),
        boundMeasurement('second start to the first page', second, 5, 's'),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

/**
 * @returns seconds until the first complete page
 */
async function startIn(folder: string): Promise<number> {
  const port = await getPort();
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    return await timed(() => firstPage(port));
  } finally {
    const ended = once(child, 'exit');
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

async function firstPage(port: number): Promise<void> {
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await delay(50)) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok && (await answer.text()).includes('</html>')) return;
  }
  throw new Error('there was no first page');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
}
