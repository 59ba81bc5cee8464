import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

export interface SystemAccount {
  uid: number;
  gid: number;
}

/**
 * Finds or creates a user, because PostgreSQL refuses to run as root.
 * @returns undefined when this process is not root
 * @throws StartError when root cannot create the user
 */
export function postgresAccount(data: string): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount('postgres') ?? createAccount('postgres');
}

export function canReach(account: SystemAccount, target: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', target], {
    ...account,
    cwd: '/',
  });
  return probe.status === 0;
}

function findAccount(name: string): SystemAccount | undefined {
  try {
    const readId = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(name: string): SystemAccount {
  const shell = existsSync('/usr/sbin/nologin') ? '/usr/sbin/nologin' : '/bin/false';
  const args = ['--system', '--user-group', '--no-create-home', '--shell', shell, name];
  const result = spawnSync('useradd', args, { encoding: 'utf8' });
  const account = findAccount(name);
  if (account) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and the system user ${name} could not be created ` +
      `(${result.stderr?.trim() || 'useradd is missing'}): start as an ordinary user.`,
  );
}
