import type { App, Hooks } from '../app.ts';
import { keepLastSeen, selectIsOnline, transferPresence } from './presence-queries.ts';

/**
 * Ends the presence at sessions that end. Their last moment is stored with the member, since the session rows
 * are deleted; an event is published if the member is online at no other session. If another session follows in
 * the same browser, the presence moves to it (docs/features/realtime.md).
 * @spec D4.8 D5.6
 */
export const endSessionPresence =
  ({ hooks }: Pick<App, 'hooks'>): Parameters<Hooks['onSessionsEnding']['register']>[0] =>
  async (tx, { profileId, sessionIds, next }) => {
    const { db, now } = tx;
    if (next) return transferPresence(db, sessionIds, next);
    const wasOnline = await keepLastSeen(db, { profileId, sessionIds, now });
    // A statement of its own: the later of two ending sessions has waited for the other's commit.
    if (wasOnline && !(await selectIsOnline(db, profileId, now, sessionIds)))
      await hooks.onPresenceChanged.run(tx, { profileId });
  };
