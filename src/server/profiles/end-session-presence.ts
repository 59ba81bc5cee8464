import type { App, Hooks } from '../app.ts';
import { keepLastSeen, selectIsOnline, transferPresence } from './presence-queries.ts';

/**
 * Ends the presence at ending sessions; the next session of the same browser takes it over
 * (docs/features/realtime.md).
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
