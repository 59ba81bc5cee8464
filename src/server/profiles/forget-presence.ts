import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { deletePresence, deletePresenceBefore } from './presence-queries.ts';

/** The last sign of life of whoever is erased: its table hangs on nothing. */
export async function forgetPresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}

/** What happened in the week before decides where those stand in the lists who hide (activity.ts); beyond that nothing is asked. */
const REMEMBERED_MS = 15 * 86_400_000;

/** Forgets who was last here more than two weeks ago; whoever comes back writes it anew. */
export const forgetOldPresence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deletePresenceBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS));
