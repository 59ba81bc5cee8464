import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort, { clearLockedPorts } from 'get-port';
import { StartError } from '../start-error.ts';
import { type ClusterLocation, createOnce } from './cluster-location.ts';

/**
 * Returns the password of the embedded database, which is generated for a new database.
 * @throws StartError if the database exists without its password file
 */
export function clusterPassword(location: ClusterLocation): string {
  const file = path.join(location.directory, 'password');
  if (!existsSync(file)) {
    if (existsSync(location.data)) {
      throw new StartError(
        `The password of the database in ${location.data} is gone (${file}): bring the file back, or start with an empty database by npm run db:reset.`,
      );
    }
    createOnce(file, randomBytes(24).toString('base64url'));
  }
  return readFileSync(file, 'utf8').trim();
}

/** Prefers the port of the previous start, if that port is free. */
export async function clusterPort(location: ClusterLocation): Promise<number> {
  const file = path.join(location.directory, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  // A cluster that this process starts again keeps its port.
  clearLockedPorts();
  const port = await getPort({ port: last, host: '127.0.0.1' }).catch(() => {
    throw new StartError('No TCP port is free on 127.0.0.1 for PostgreSQL.');
  });
  if (port !== last) writeFileSync(file, `${port}\n`);
  return port;
}
