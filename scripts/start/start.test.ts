import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { destroyEmbeddedPostgres } from '../../src/server/platform/embedded-postgres/destroy.ts';
import { freePort } from '../../src/server/platform/free-port.ts';

const port = (await freePort(0)) ?? 0;
const directory = freshFolder();
const begun: ChildProcess[] = [];

afterEach(async () => {
  for (const child of begun.splice(0)) await kill(child);
});
afterAll(async () => {
  await destroyEmbeddedPostgres(path.join(directory, 'postgres'));
  rmSync(directory, { recursive: true });
});

test('from nothing to a served page, and down again in order', { timeout: 180_000 }, async () => {
  const first = start();
  await first.ready;
  const answer = await fetch(`http://localhost:${port}/readyz`);
  expect(answer.status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
});

test('after kill -9 the next start recovers by itself; a third one is refused', {
  timeout: 60_000,
}, async () => {
  const killed = start();
  await killed.ready;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = start();
  await next.ready;
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const third = await start().ended;
  expect(third).toEqual({
    code: 1,
    complaint: expect.stringMatching(/^Lavender already runs in this folder.*\n$/),
  });
});

test('a taken port is one sentence that says what to do', async () => {
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  const { code, complaint } = await start().ended;
  squatter.close();
  expect(code).toBe(1);
  expect(complaint).toMatch(new RegExp(`^Port ${port} is taken .* PORT=${port + 1} npm start\\.\\n$`));
});

test('an unknown option is one sentence, and nothing is started', async () => {
  const { code, complaint } = await start(['--demmo']).ended;
  expect({ code, complaint }).toEqual({ code: 2, complaint: 'Unknown option --demmo: see --help.\n' });
});

test.for([
  ['postgres://sam:hush@127.0.0.1:1/lavender', 'No database answers at 127.0.0.1:1'],
  ['postgres://sam:hush@nowhere.invalid/lavender', 'The host nowhere.invalid of DATABASE_URL is not known'],
  ['postgres://sam:hush@[/lavender', 'DATABASE_URL is not an address'],
  ['mysql://sam:hush@127.0.0.1/lavender', 'DATABASE_URL must begin with postgres://'],
] as const)('a wrong DATABASE_URL (%s) is one sentence without the password', async ([url, words]) => {
  const { code, complaint } = await start([], { DATABASE_URL: url }).ended;
  expect(code).toBe(1);
  expect(complaint).toContain(words);
  expect(complaint.trim()).not.toContain('\n');
  expect(complaint).not.toContain('hush');
});

function start(options: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-demo', ...options], {
    env: { PATH: process.env.PATH, PORT: String(port), VAR_DIR: directory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun.push(child);
  let complaint = '';
  child.stderr.on('data', chunk => {
    complaint += chunk;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, complaint }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => String(chunk).includes('is ready') && resolve());
    child.once('close', () => reject(new Error(complaint)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
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
