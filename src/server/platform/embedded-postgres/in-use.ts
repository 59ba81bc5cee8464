import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './home.ts';
import { clusterAddress } from './initialise.ts';
import { takeOwnership } from './ownership.ts';
import { livePostmaster } from './postmaster.ts';

/** Whether a living process owns the cluster below `directory`; a server left over by a killed one is not in use. */
export const isEmbeddedPostgresInUse = async (directory: string): Promise<boolean> =>
  (await addressInUse(directory)) !== null;

/** The address of the cluster below `directory` that a living process owns; null when none does. */
export async function addressInUse(directory: string): Promise<string | null> {
  const postmaster = livePostmaster(dataFolder(directory));
  const passwordFile = path.join(directory, 'password');
  if (postmaster?.status !== 'ready' || !existsSync(passwordFile)) return null;
  const url = clusterAddress(postmaster.port, readFileSync(passwordFile, 'utf8').trim());
  const ownership = await takeOwnership(url, false, () => undefined).catch(() => undefined);
  await ownership?.release();
  return ownership ? null : url;
}
