import type { App } from '../app.ts';
import { activityRank } from './activity.ts';
import { raiseActivityRank, updateAway, upsertPresence } from './queries.ts';

/** A sign of life is written at most this often. */
const MARK_MS = 60_000;

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
