import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { majorVersion } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';

const clusterUser = 'lavender';

export const clusterUrl = (port: number, password: string): string =>
  `postgres://${clusterUser}:${password}@127.0.0.1:${port}/lavender`;

/**
 * Renames a temporary folder at the end, so that no incomplete folder remains.
 * @throws StartError for data of another major version
 */
export async function initialise(
  location: ClusterLocation,
  password: string,
  durable: boolean,
): Promise<void> {
  if (existsSync(location.data)) return checkVersion(location);
  const parent = path.dirname(location.data);
  removeLeftovers(parent);
  const fresh = path.join(parent, `data.new-${process.pid}`);
  const passwordFile = path.join(parent, `password.new-${process.pid}`);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (location.account)
      for (const created of [fresh, passwordFile])
        chownSync(created, location.account.uid, location.account.gid);
    await initdb(location, fresh, passwordFile, durable);
    renameUnlessExists(fresh, location.data);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

function checkVersion(location: ClusterLocation): void {
  const file = path.join(location.data, 'PG_VERSION');
  const dataVersion = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const binaryVersion = majorVersion(location.binaries);
  if (dataVersion === binaryVersion) return;
  throw new StartError(
    dataVersion
      ? `The database in ${location.data} was made by PostgreSQL ${dataVersion} and this is PostgreSQL ${binaryVersion}: ` +
          'bring it over with pg_upgrade, or move the folder away to start with an empty one. Nothing was changed.'
      : `The folder ${location.data} holds no PostgreSQL database: move it away to start with an empty one.`,
  );
}

async function initdb(
  location: ClusterLocation,
  data: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${data}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  await promisify(execFile)(location.binaries.initdb, args, { ...location.account, cwd: data, env });
}

function renameUnlessExists(fresh: string, data: string): void {
  try {
    renameSync(fresh, data);
  } catch (error) {
    if (!existsSync(data)) throw error;
  }
}

function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.match(/^(?:data|password)\.new-(\d+)$/)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Returns true also for a process of another user (EPERM). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
