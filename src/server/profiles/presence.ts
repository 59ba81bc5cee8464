import { ONLINE_MINUTES, PRESENCE_GRACE_MS } from '#contract/constants';
import { DAY_MS, MINUTE_MS, WEEK_MS } from '#contract/durations';
import type { App, Hooks } from '../app.ts';
import { skipIfReadOnly } from '../platform/database-unavailable.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { activityRank, startOfWeek } from './activity.ts';
import {
  deletePresence,
  deletePresenceBefore,
  keepLastSeen,
  type MemberSession,
  markSessionPresent,
  selectIsOnline,
  shortenSessionPresence,
  transferPresence,
  upsertPresenceWithoutSession,
} from './presence-queries.ts';
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
  const came = await markSessionPresent(app.db, {
    ...{ profileId, sessionHash, now, until, freshAfter },
    activityRank: activityRank(now, false),
  });
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

type PresenceApp = Pick<App, 'db' | 'clock' | 'bus' | 'hooks' | 'log'>;

const pendingOffline = new WeakMap<PresenceApp, Map<string, Date>>();
/** Without this delay, a process with a slow clock would present the member as online. */
const SLACK_MS = 100;

/**
 * If a crash loses the event, browsers learn the absence from their next fetch.
 * @spec D4.8 D5.6
 */
function publishOfflineLater(app: PresenceApp, profileId: string, at: Date): void {
  const pending = pendingOffline.get(app) ?? new Map<string, Date>();
  const scheduled = pending.get(profileId);
  // With two devices, the member goes offline at the later time.
  pendingOffline.set(app, pending.set(profileId, scheduled && scheduled > at ? scheduled : at));
  const delayMs = at.getTime() - app.clock.now().getTime() + SLACK_MS;
  setTimeout(() => void publishDueOffline(app), delayMs).unref();
}

const logFailure = ({ log }: PresenceApp, error: unknown) =>
  log.warn({ err: error }, 'an absence was not published');

export async function publishDueOffline(app: PresenceApp): Promise<void> {
  const now = app.clock.now();
  const pending = pendingOffline.get(app) ?? new Map<string, Date>();
  const due = [...pending].filter(([, at]) => at <= now);
  for (const [profileId] of due) pending.delete(profileId);
  for (const [profileId] of due)
    await publishAbsence(app, profileId, now).catch(error => logFailure(app, error));
}

const publishAbsence = (app: PresenceApp, profileId: string, now: Date): Promise<void> =>
  transact(app, async tx => {
    if (!(await selectIsOnline(tx.db, profileId, now)))
      await app.hooks.onPresenceChanged.run(tx, { profileId });
  });

/**
 * Deletes the member's presence, because no foreign key deletes it with the account.
 * @spec D4.5 D4.8
 */
export async function erasePresence({ db }: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId !== null) await deletePresence(db, profileId);
}

/** The weekly reset of ranks needs the presence of the previous week. */
const RETENTION_MS = 15 * DAY_MS;

export const purgeOldPresence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deletePresenceBefore(db, new Date(clock.now().getTime() - RETENTION_MS));

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
