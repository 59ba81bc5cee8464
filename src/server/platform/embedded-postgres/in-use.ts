import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './cluster-location.ts';
import { clusterUrl } from './initialise.ts';
import { takeOwnership } from './ownership.ts';
import { livePostmaster } from './postmaster.ts';

/** Returns false if the process that started PostgreSQL was killed and only PostgreSQL runs. */
export const isEmbeddedPostgresInUse = async (directory: string): Promise<boolean> =>
  (await urlInUse(directory)) !== null;

/** Resolves to null if no running process uses the cluster. */
export async function urlInUse(directory: string): Promise<string | null> {
  const postmaster = livePostmaster(dataFolder(directory));
  const passwordFile = path.join(directory, 'password');
  if (postmaster?.status !== 'ready' || !existsSync(passwordFile)) return null;
  const url = clusterUrl(postmaster.port, readFileSync(passwordFile, 'utf8').trim());
  const ownership = await takeOwnership(url, false, () => undefined).catch(() => undefined);
  await ownership?.release();
  return ownership ? null : url;
}
