import type { App, Hooks } from '../app.ts';
import { keepLastSeen, selectIsOnline, transferPresence } from './presence-queries.ts';

/**
 * If the member logs in again in the same browser, moves the presence to the new session (`next`). Otherwise
 * ends the presence of the ending sessions (docs/features/realtime.md).
 * @spec D4.8 D5.6
 */
export const endSessionPresence =
  ({ hooks }: Pick<App, 'hooks'>): Parameters<Hooks['onSessionsEnding']['register']>[0] =>
  async (tx, { profileId, sessionIds, next }) => {
    const { db, now } = tx;
    if (next) return transferPresence(db, sessionIds, next);
    const wasOnline = await keepLastSeen(db, { profileId, sessionIds, now });
    // If two sessions of a member end at the same time, the query of `keepLastSeen` may read data from before
    // the other session's end. The query of `selectIsOnline` starts later and reads the data after that end.
    if (wasOnline && !(await selectIsOnline(db, profileId, now, sessionIds)))
      await hooks.onPresenceChanged.run(tx, { profileId });
  };
