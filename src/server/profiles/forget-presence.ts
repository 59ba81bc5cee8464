import type { Tx } from '../platform/transact.ts';
import { deletePresence } from './presence-queries.ts';

/** The last sign of life of whoever is erased: its table hangs on nothing. */
export async function forgetPresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}
