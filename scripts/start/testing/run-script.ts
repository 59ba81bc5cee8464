import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { afterAll, afterEach } from 'vitest';
import { destroyEmbeddedPostgres } from '../../../src/server/platform/embedded-postgres/destroy.ts';

export const port = await getPort();
export const directory = freshFolder();
const children: ChildProcess[] = [];

/** Registers hooks, so call this once at the top of a test file. */
export function cleanUpAfterTests(): void {
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
  });
  afterAll(async () => {
    await destroyEmbeddedPostgres(path.join(directory, 'postgres'));
    rmSync(directory, { recursive: true });
  });
}

export const start = (options: string[] = [], env: Record<string, string> = {}) =>
  runScript('scripts/start.ts', ['--no-demo', ...options], env);

export function runScript(script: string, options: string[], env: Record<string, string>, detached = false) {
  const child = spawn(process.execPath, [script, ...options], {
    env: { PATH: process.env.PATH, PORT: String(port), VAR_DIR: directory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A detached process leads a process group, which a test can signal.
    detached,
  });
  children.push(child);
  let [printed, complaint] = ['', ''];
  child.stderr.on('data', chunk => {
    complaint += chunk;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, complaint }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      printed += chunk;
      if (printed.includes('is ready')) resolve();
    });
    child.once('close', () => reject(new Error(complaint)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, printed: () => printed };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

function freshFolder(): string {
  mkdirSync('var', { recursive: true });
  return mkdtempSync(path.resolve('var/start-'));
}
