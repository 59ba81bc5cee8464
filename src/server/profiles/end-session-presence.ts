import type { App, Hooks } from '../app.ts';
import { keepLastSeen, selectIsOnline, transferPresence } from './presence-queries.ts';

/**
 * `next` is a new session in the same browser, which takes over the presence.
 * @spec D4.8 D5.6
 */
export const endSessionPresence =
  ({ hooks }: Pick<App, 'hooks'>): Parameters<Hooks['onSessionsEnding']['register']>[0] =>
  async (tx, { profileId, sessionIds, next }) => {
    const { db, now } = tx;
    if (next) return transferPresence(db, sessionIds, next);
    const wasOnline = await keepLastSeen(db, { profileId, sessionIds, now });
    // `selectIsOnline` reads anew, because another session may have ended during `keepLastSeen`.
    if (wasOnline && !(await selectIsOnline(db, profileId, now, sessionIds)))
      await hooks.onPresenceChanged.run(tx, { profileId });
  };
