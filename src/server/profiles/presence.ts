import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { activityRank, hiddenSince } from './activity.ts';
import { lowerActivityRank, raiseActivityRank, raiseHidden, updateAway, upsertPresence } from './queries.ts';

/** A sign of life is written at most this often. */
const MARK_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;

/**
 * Notes that a member is here. Cheap to call with every request: the mark is written at most once a minute, his place
 * in the lists at most once an hour.
 */
export async function markPresence(app: Pick<App, 'db' | 'clock'>, profileId: string): Promise<void> {
  const now = app.clock.now();
  const written = await upsertPresence(app.db, profileId, now, new Date(now.getTime() - MARK_MS));
  if (written) await raiseActivityRank(app.db, profileId, activityRank(now, false));
}

/** The member's page is hidden: he is no longer online until the next sign of life (section 7, page-hidden.php). */
export const markAway = (app: Pick<App, 'db'>, profileId: string): Promise<void> =>
  updateAway(app.db, profileId);

/** A member turned his presence on or off: his place in the lists tells of it from now on, or no longer. */
export function placeInLists({ db, now }: Tx, profileId: string, isShared: boolean): Promise<void> {
  return isShared
    ? raiseActivityRank(db, profileId, activityRank(now, false))
    : lowerActivityRank(db, profileId, activityRank(hiddenSince(now), false));
}

/** Once a week: whoever hides his presence and was here in the week before stands where all of them stand. */
export function placeHidden({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const monday = hiddenSince(clock.now());
  return raiseHidden(db, activityRank(monday, false), new Date(monday.getTime() - WEEK_MS));
}
