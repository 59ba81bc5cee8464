import type { App, Hooks } from '../app.ts';
import { handLoginOver, keepLastSign, selectIsHere } from './presence-queries.ts';

/**
 * Logins of a member end, and he is gone from them at once. When he was last at one of them is remembered, since their rows go with them;
 * where he is at no other one it is told that he left. Who goes on with another login in the same browser was never away (ADR 0114).
 */
export const leaveLogins =
  ({ hooks }: Pick<App, 'hooks'>): Parameters<Hooks['onLoginsEnding']['register']>[0] =>
  async (tx, { profileId, sessionIds, next }) => {
    const { db, now } = tx;
    if (next) return handLoginOver(db, sessionIds, next);
    const wasHere = await keepLastSign(db, { profileId, sessionIds, now });
    // Asked by itself: of two devices that are left at the same moment the later one waited for the other's end.
    if (wasHere && !(await selectIsHere(db, profileId, now, sessionIds)))
      await hooks.onPresence.run(tx, { profileId });
  };
