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
import { isRunning } from '../processes.ts';
import { StartError } from '../start-error.ts';
import { majorVersion } from './binaries.ts';
import type { Home } from './home.ts';

/** The superuser of the cluster and the owner of its database. */
const clusterUser = 'lavender';

/** The address of a cluster's database. */
export const clusterAddress = (port: number, password: string): string =>
  `postgres://${clusterUser}:${password}@127.0.0.1:${port}/lavender`;

/**
 * Makes the data folder if there is none. It is made beside its place and renamed, so that a start cut short leaves
 * nothing half made and two starts at once make one.
 * @throws StartError when there is one of another major version
 */
export async function initialise(home: Home, password: string, durable: boolean): Promise<void> {
  if (existsSync(home.data)) return checkVersion(home);
  const parent = path.dirname(home.data);
  sweep(parent);
  const fresh = path.join(parent, `data.new-${process.pid}`);
  const passwordFile = path.join(parent, `password.new-${process.pid}`);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (home.account)
      for (const made of [fresh, passwordFile]) chownSync(made, home.account.uid, home.account.gid);
    await initdb(home, fresh, passwordFile, durable);
    rename(fresh, home.data);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

function checkVersion(home: Home): void {
  const file = path.join(home.data, 'PG_VERSION');
  const theirs = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const ours = majorVersion(home.binaries);
  if (theirs === ours) return;
  throw new StartError(
    theirs
      ? `The database in ${home.data} was made by PostgreSQL ${theirs} and this is PostgreSQL ${ours}: ` +
          'bring it over with pg_upgrade, or move the folder away to start with an empty one. Nothing was changed.'
      : `The folder ${home.data} holds no PostgreSQL database: move it away to start with an empty one.`,
  );
}

async function initdb(home: Home, data: string, passwordFile: string, durable: boolean): Promise<void> {
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
  await promisify(execFile)(home.binaries.initdb, args, { ...home.account, cwd: data, env });
}

function rename(fresh: string, data: string): void {
  try {
    renameSync(fresh, data);
  } catch (error) {
    if (!existsSync(data)) throw error;
  }
}

// What an interrupted start left behind.
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.match(/^(?:data|password)\.new-(\d+)$/)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
