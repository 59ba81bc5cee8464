import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Home } from './home.ts';
import { settings } from './settings.ts';

/** A PostgreSQL server process, as its postmaster.pid file tells. */
export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

/** The server ended before it was ready; `output` is what it logged since it was started. */
export class PostmasterFailed extends Error {
  readonly output: string;
  constructor(output: string) {
    super('PostgreSQL ended while starting');
    this.output = output;
  }
}

const poll = 25;
const logLimit = 10_000_000;

/** The server that runs on this data folder, whoever started it; undefined when there is none. */
export function livePostmaster(data: string): Postmaster | undefined {
  const file = readPidFile(data);
  if (!file || !serves(file.pid, data)) return undefined;
  return file;
}

/**
 * Starts a server and waits until it takes connections, crash recovery included. It gets a process group of its own,
 * so that Ctrl-C in the terminal does not reach it, and it outlives this process.
 * @throws PostmasterFailed when it ends instead
 */
export async function startPostmaster(home: Home, port: number, durable: boolean): Promise<Postmaster> {
  dropStalePidFile(home.data);
  const log = openLog(home.directory);
  const child = spawn(home.binaries.postgres, ['-D', home.data, '-p', String(port), ...settings(durable)], {
    ...home.account,
    cwd: home.data,
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
    env: { LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log.descriptor);
  child.unref();
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  for (;;) {
    const alive = await Promise.race([ended.then(() => false), delay(poll, true)]);
    if (!alive) throw new PostmasterFailed(readFrom(log.file, log.offset));
    const postmaster = readPidFile(home.data);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return postmaster;
  }
}

// Smart (waits for its clients to leave), fast (sends them away, loses nothing), immediate (recovers at the next start).
const shutdowns = [
  ['SIGTERM', 1_000],
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** Asks for a shutdown at once, then more and more firmly; resolves when the server is gone. */
export async function stopPostmaster(pid: number, data: string): Promise<void> {
  for (const [signal, patience] of shutdowns) {
    send(signal, pid);
    if (await gone(pid, data, patience)) return;
  }
}

/** Resolves to true once no server with this process id runs on the folder, to false after `patience` ms. */
export async function gone(pid: number, data: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (serves(pid, data)) {
    if (Date.now() > deadline) return false;
    await delay(poll);
  }
  return true;
}

// Lines: process id, data folder, start time, port, socket folder, address, shared memory key, status.
function readPidFile(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const status = lines[7]?.trim();
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

// A process id alone proves nothing: after a reboot, or in a new container, another program may have it, and a
// copied data folder names the server of the original. A server stands in its data folder.
function serves(pid: number, data: string): boolean {
  if (!(pid > 0)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data;
    process.kill(pid, 0);
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(data);
  } catch {
    return false;
  }
}

// PostgreSQL keeps off while any process has the number in the file. Should a server run after all, the shared
// memory it holds makes the new one refuse.
function dropStalePidFile(data: string): void {
  if (!livePostmaster(data)) rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

function openLog(directory: string): { descriptor: number; file: string; offset: number } {
  const file = path.join(directory, 'server.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimit) renameSync(file, `${file}.1`);
  return { descriptor: openSync(file, 'a', 0o600), file, offset: size > logLimit ? 0 : size };
}

function readFrom(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).toString('utf8');
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}
