import type { App } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { activityRank, hiddenSince, onlineSince } from './activity.ts';
import { lowerActivityRank, raiseActivityRank, raiseHidden, updateAway, upsertPresence } from './queries.ts';

/** A sign of life is written at most this often. */
const MARK_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;

/**
 * Notes that a member is here. Cheap to call with every request: the mark is written at most once a minute, his place
 * in the lists at most once an hour.
 */
export async function markPresence(app: PresenceApp, profileId: string): Promise<void> {
  const now = app.clock.now();
  const before = await upsertPresence(app.db, profileId, now, new Date(now.getTime() - MARK_MS));
  if (!before) return;
  await raiseActivityRank(app.db, profileId, activityRank(now, false));
  const wasOnline = before.away === false && before.seen_at !== null && before.seen_at > onlineSince(now);
  if (!wasOnline) await tell(app, profileId);
}

type PresenceApp = Pick<App, 'db' | 'clock' | 'bus' | 'hooks'>;

/** He is online now, or no longer: told at that step, and not with every sign of life. */
const tell = (app: PresenceApp, profileId: string): Promise<void> =>
  transact(app, tx => app.hooks.onPresence.run(tx, { profileId }));

/** The member's page is hidden: he is no longer online until the next sign of life (section 7, page-hidden.php). */
export async function markAway(app: PresenceApp, profileId: string): Promise<void> {
  const seenAt = await updateAway(app.db, profileId);
  if (seenAt && seenAt > onlineSince(app.clock.now())) await tell(app, profileId);
}

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
