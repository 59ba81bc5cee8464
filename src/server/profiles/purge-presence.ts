import { DAY_MS } from '#contract/durations';
import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { deletePresence, deletePresenceBefore } from './presence-queries.ts';

/**
 * Deletes the member's presence, because no foreign key deletes it with the account.
 * @spec D4.5 D4.8
 */
export async function erasePresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}

/** The weekly reset of ranks needs the presence of the previous week. */
const RETENTION_MS = 15 * DAY_MS;

export const purgeOldPresence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deletePresenceBefore(db, new Date(clock.now().getTime() - RETENTION_MS));
