import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { dataFolder } from './cluster-location.ts';
import { livePostmaster } from './postmaster.ts';
import { toStartError } from './start-failure.ts';

/**
 * Deletes the data. Before that, stops the database server of a killed process.
 * @returns the deleted folder; undefined when there was none
 * @throws StartError when another process uses the cluster
 */
export async function destroyEmbeddedPostgres(directory: string): Promise<string | undefined> {
  const data = dataFolder(directory);
  try {
    if (livePostmaster(data)) await (await startEmbeddedPostgres({ directory, log: () => undefined })).stop();
    const existed = existsSync(data);
    const place = path.dirname(data);
    rmSync(data, { recursive: true, force: true });
    if (existsSync(path.join(place, 'project'))) rmSync(place, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
    return existed ? data : undefined;
  } catch (error) {
    throw toStartError(error, path.resolve(directory));
  }
}
