import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { StartError } from '../start-error.ts';
import type { Home } from './home.ts';

/**
 * The password of the cluster's superuser, made up once and kept in a file that only its owner may read.
 * @throws StartError when there is a database and its password is gone
 */
export function clusterPassword(home: Home): string {
  const file = path.join(home.directory, 'password');
  if (!existsSync(file)) {
    if (existsSync(home.data)) {
      throw new StartError(
        `The password of the database in ${home.data} is gone (${file}): bring the file back, or start anew with npm run db:reset.`,
      );
    }
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** A free TCP port on 127.0.0.1: the one used last time if it can be had, else another, which is remembered. */
export async function clusterPort(home: Home): Promise<number> {
  const file = path.join(home.directory, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = await freePort(last, 0);
  if (!port) throw new StartError('No TCP port is free on 127.0.0.1 for PostgreSQL.');
  if (port !== last) writeFileSync(file, `${port}\n`);
  return port;
}
