import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';

export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

/** `output` is what the server logged since its start. */
export class PostmasterFailed extends Error {
  readonly output: string;
  constructor(output: string) {
    super('PostgreSQL ended while starting');
    this.output = output;
  }
}

const POLL_MS = 25;
const MAX_LOG_BYTES = 10_000_000;

export function livePostmaster(data: string): Postmaster | undefined {
  const file = readPidFile(data);
  if (!file || !isServing(file.pid, data)) return undefined;
  return file;
}

/**
 * The server gets a separate process group, so that Ctrl-C does not reach it.
 * @throws PostmasterFailed
 */
export async function startPostmaster(
  location: ClusterLocation,
  port: number,
  durable: boolean,
): Promise<Postmaster> {
  dropStalePidFile(location.data);
  const log = openLog(location.directory);
  const child = spawn(
    location.binaries.postgres,
    ['-D', location.data, '-p', String(port), ...serverArguments(durable)],
    {
      ...location.account,
      cwd: location.data,
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
      env: { LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  closeSync(log.descriptor);
  child.unref();
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  for (;;) {
    const alive = await Promise.race([ended.then(() => false), delay(POLL_MS, true)]);
    if (!alive) throw new PostmasterFailed(readFrom(log.file, log.offset));
    const postmaster = readPidFile(location.data);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return postmaster;
  }
}

const shutdowns = [
  ['SIGTERM', 1_000],
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** Sends SIGTERM first, then a more forceful signal after each timeout. */
export async function stopPostmaster(pid: number, data: string): Promise<void> {
  for (const [signal, timeoutMs] of shutdowns) {
    sendSignal(signal, pid);
    if (await waitUntilGone(pid, data, timeoutMs)) return;
  }
}

/** False when the server still runs after the timeout. */
export async function waitUntilGone(pid: number, data: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isServing(pid, data)) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

// Lines 1, 4 and 8 of the pid file are process id, port and status.
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

// Compares the data folder, because another program or server may have the process id.
function isServing(pid: number, data: string): boolean {
  if (!(pid > 0)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data;
    process.kill(pid, 0);
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(data);
  } catch {
    return false;
  }
}

/** With the pid file of a dead server, PostgreSQL may refuse to start. */
function dropStalePidFile(data: string): void {
  const stale = readPidFile(data);
  if (!stale || isServing(stale.pid, data) || isBeingWritten(data, stale)) return;
  const file = path.join(data, 'postmaster.pid');
  const removed = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, removed);
    if (Number(readFileSync(removed, 'utf8').split('\n')[0]) !== stale.pid) linkSync(removed, file);
  } catch (error) {
    // Another process has removed or replaced the file first.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(removed, { force: true });
}

/** PostgreSQL fills the pid file immediately, so an old empty file means a failed start. */
function isBeingWritten(data: string, { pid }: Postmaster): boolean {
  const file = statSync(path.join(data, 'postmaster.pid'), { throwIfNoEntry: false });
  return !(pid > 0) && file !== undefined && Date.now() - file.mtimeMs < 10_000;
}

function openLog(directory: string): { descriptor: number; file: string; offset: number } {
  const file = path.join(directory, 'server.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return { descriptor: openSync(file, 'a', 0o600), file, offset: size > MAX_LOG_BYTES ? 0 : size };
}

function readFrom(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).toString('utf8');
}

function sendSignal(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

const commonSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

const durableSettings = { synchronous_commit: 'on', max_wal_size: '2GB' };

/** With these settings, even killing the server can damage the data. */
const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** On the command line, new settings also reach existing clusters. */
function serverArguments(durable: boolean): string[] {
  const all = { ...commonSettings, ...(durable ? durableSettings : unsafeSettings) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
