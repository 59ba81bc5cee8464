import type { App, Hooks } from '../app.ts';
import { keepLastSeen, selectIsOnline, transferPresence } from './presence-queries.ts';

/**
 * Moves the presence to the browser's next session (`next`), or ends it if there is none
 * (docs/features/realtime.md).
 * @spec D4.8 D5.6
 */
export const endSessionPresence =
  ({ hooks }: Pick<App, 'hooks'>): Parameters<Hooks['onSessionsEnding']['register']>[0] =>
  async (tx, { profileId, sessionIds, next }) => {
    const { db, now } = tx;
    if (next) return transferPresence(db, sessionIds, next);
    const wasOnline = await keepLastSeen(db, { profileId, sessionIds, now });
    // If two sessions of a member end at the same time, `keepLastSeen` may not see the other session's end.
    // This later statement sees it.
    if (wasOnline && !(await selectIsOnline(db, profileId, now, sessionIds)))
      await hooks.onPresenceChanged.run(tx, { profileId });
  };
