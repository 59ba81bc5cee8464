import { ONLINE_MINUTES, PRESENCE_GRACE_MS } from '#contract/constants';
import { MINUTE_MS, WEEK_MS } from '#contract/durations';
import type { App } from '../app.ts';
import { skipIfReadOnly } from '../platform/database-unavailable.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { activityRank, startOfWeek } from './activity.ts';
import {
  type MemberSession,
  markSessionPresent,
  selectIsOnline,
  shortenSessionPresence,
  upsertPresenceWithoutSession,
} from './presence-queries.ts';
import { type PresenceApp, publishOfflineLater } from './publish-offline.ts';
import { lowerActivityRank, raiseActivityRank, raiseRankOfHidden } from './queries.ts';

const MARK_MS = 60_000;
const ONLINE_MS = ONLINE_MINUTES * MINUTE_MS;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Marks a member online, but writes at most once a minute.
 * @spec D4.8
 */
export const markPresence = (app: PresenceApp, session: MemberSession): Promise<void> =>
  skipIfReadOnly(writePresence(app, session));

async function writePresence(app: PresenceApp, { profileId, sessionHash }: MemberSession): Promise<void> {
  const now = app.clock.now();
  const [until, freshAfter] = [later(now, ONLINE_MS), later(now, ONLINE_MS - MARK_MS)];
  const { written, came } = await markSessionPresent(app.db, {
    profileId,
    sessionHash,
    now,
    until,
    freshAfter,
  });
  if (written) await raiseActivityRank(app.db, profileId, activityRank(now, false));
  if (came) await publishPresence(app, profileId);
}

export async function markOnlineWithoutSession(app: PresenceApp, profileId: string): Promise<void> {
  const now = app.clock.now();
  const wasOnline = await selectIsOnline(app.db, profileId, now);
  await upsertPresenceWithoutSession(app.db, profileId, later(now, ONLINE_MS));
  await raiseActivityRank(app.db, profileId, activityRank(now, false));
  if (!wasOnline) await publishPresence(app, profileId);
}

/**
 * Ends the presence 15 seconds later, because the member may only be changing pages.
 * @spec 7.4 D4.8
 */
export async function markAway(app: PresenceApp, session: MemberSession): Promise<void> {
  const now = app.clock.now();
  const at = await shortenSessionPresence(app.db, session, { now, until: later(now, PRESENCE_GRACE_MS) });
  if (at) publishOfflineLater(app, session.profileId, at);
}

const publishPresence = (app: PresenceApp, profileId: string): Promise<void> =>
  transact(app, tx => app.hooks.onPresenceChanged.run(tx, { profileId }));

/** @spec D5.6 */
export function applyPresenceSharing({ db, now }: Tx, profileId: string, isShared: boolean): Promise<void> {
  return isShared
    ? raiseActivityRank(db, profileId, activityRank(now, false))
    : lowerActivityRank(db, profileId, activityRank(startOfWeek(now), false));
}

/**
 * If a member hides their presence, their rank reveals only the week of activity.
 * @spec D5.6
 */
export function resetHiddenRanks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const monday = startOfWeek(clock.now());
  return raiseRankOfHidden(db, activityRank(monday, false), new Date(monday.getTime() - WEEK_MS));
}
