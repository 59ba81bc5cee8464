import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { deletePresence, deletePresenceBefore } from './presence-queries.ts';

/**
 * Deletes the presence of an erased member: no foreign key does it.
 * @spec D4.5 D4.8
 */
export async function erasePresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}

/** The weekly rank reset (activity.ts) needs the week before; nothing reads older rows. */
const RETENTION_MS = 15 * 86_400_000;

/** Deletes presence older than two weeks. */
export const purgeOldPresence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deletePresenceBefore(db, new Date(clock.now().getTime() - RETENTION_MS));
