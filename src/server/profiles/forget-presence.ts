import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { onlineSince } from './activity.ts';
import { deletePresence, deleteQuietLogins } from './presence-queries.ts';

/** The last sign of life of whoever is erased: its table hangs on nothing. */
export async function forgetPresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}

/** Forgets at which logins nobody is any more; whoever comes back to one of them writes it anew. */
export const forgetQuietLogins = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteQuietLogins(db, onlineSince(clock.now()));
