import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The system user PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to another user: the owner of the data if there is data, else
 * the system user `postgres`, which is created when missing.
 * @returns undefined when this process is not root and PostgreSQL simply runs as the same user
 * @throws StartError when root cannot create that user
 */
export function postgresAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp('postgres') ?? create('postgres');
}

/** Whether the account may enter the folder, or run the program, at this path. */
export function canReach(account: Account, target: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', target], {
    ...account,
    cwd: '/',
  });
  return probe.status === 0;
}

function lookUp(name: string): Account | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function create(name: string): Account {
  const shell = existsSync('/usr/sbin/nologin') ? '/usr/sbin/nologin' : '/bin/false';
  const args = ['--system', '--user-group', '--no-create-home', '--shell', shell, name];
  const made = spawnSync('useradd', args, { encoding: 'utf8' });
  const account = lookUp(name);
  if (account) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and the system user ${name} could not be created ` +
      `(${made.stderr?.trim() || 'useradd is missing'}): start as an ordinary user.`,
  );
}
