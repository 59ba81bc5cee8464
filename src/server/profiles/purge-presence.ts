import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { deletePresence, deletePresenceBefore } from './presence-queries.ts';

/**
 * Deletes the member's presence, which no foreign key deletes.
 * @spec D4.5 D4.8
 */
export async function erasePresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}

/** The weekly rank reset needs the week before. */
const RETENTION_MS = 15 * 86_400_000;

export const purgeOldPresence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deletePresenceBefore(db, new Date(clock.now().getTime() - RETENTION_MS));
