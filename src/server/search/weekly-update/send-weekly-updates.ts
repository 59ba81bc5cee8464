import { WEEKLY_UPDATES } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { digestTimes, isoWeekOf } from '../../notifications/emails/digest-times.ts';
import { continueRun, finishedRuns, type RunOptions } from '../../notifications/runs/continue-run.ts';
import type { Attempt } from '../../platform/jobs.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { activityRank } from '../../profiles/activity.ts';
import { selectChosenZones, selectWeeklyMembers, type WeeklyMember } from './queries.ts';
import { queueWeeklyUpdates } from './queue-weekly-updates.ts';
import { isTooLate, type LaterUpdates, sendLater } from './send-later.ts';
import { loadNewcomers } from './weekly-contents.ts';

/** Small, because the accounts of a batch are locked while their emails are queued. */
const BATCH = 250;

type Zone = { zone: string; siteIds: number[]; since: Date; run: string };

/**
 * Prepares the updates of each time zone in which it is Thursday, 18:00 or up to two days later.
 * @spec D2.48
 */
export async function sendWeeklyUpdates(
  app: App,
  { batchSize = BATCH, ...options }: RunOptions & { batchSize?: number },
): Promise<void> {
  const zones = await dueZones(app);
  const finished = await finishedRuns(
    app,
    zones.map(({ run }) => run),
  );
  for (const zone of zones.filter(({ run }) => !finished.has(run))) {
    const sendBatch = (tx: Tx, after: string) => sendBatchOf(app, tx, { ...zone, after, limit: batchSize });
    if (!(await continueRun(app, zone.run, sendBatch, options))) return;
  }
}

/** The zone of a member is that of their quiet hours, else that of the site. */
async function dueZones(app: App): Promise<Zone[]> {
  const now = app.clock.now();
  const sitesOf = Map.groupBy(app.sites.all(), ({ timeZone }) => timeZone);
  const names = new Set([...sitesOf.keys(), ...(await selectChosenZones(app.db))]);
  return [...names].flatMap(zone => {
    const times = digestTimes(zone, now);
    const siteIds = (sitesOf.get(zone) ?? []).map(({ id }) => id);
    const run = `weekly-update ${isoWeekOf(zone, times)} ${zone}`;
    return isTooLate(times.weekly, now) ? [] : [{ zone, siteIds, since: times.weekly, run }];
  });
}

async function sendBatchOf(
  app: App,
  tx: Tx,
  { zone, siteIds, since, after, limit }: Zone & { after: string; limit: number },
): Promise<string | null> {
  const members = await selectWeeklyMembers(tx.db, {
    ...{ zone, siteIds, after, limit },
    activeRank: activeSince(tx.now),
  });
  await sendTo(app, tx, members, since);
  return members.length < limit ? null : (members.at(-1)?.accountId ?? null);
}

async function sendTo(app: App, tx: Tx, members: readonly WeeklyMember[], since: Date): Promise<void> {
  for (const [siteId, ofSite] of Map.groupBy(members, member => member.siteId)) {
    const site = app.sites.byId(siteId);
    if (!site) continue;
    const newcomers = await loadNewcomers(app, site, tx.now);
    await sendLater(tx, await queueWeeklyUpdates(app, tx, { site, newcomers, since }, ofSite), { since });
  }
}

/** @spec D2.48 */
export const sendLaterUpdates = (
  app: App,
  { accountIds, since }: LaterUpdates,
  attempt: Attempt,
): Promise<void> =>
  transact(app, async tx => {
    const due = new Date(since);
    const filter = { accountIds, activeRank: activeSince(tx.now) };
    if (!isTooLate(due, tx.now)) await sendTo(app, tx, await selectWeeklyMembers(tx.db, filter), due);
    await attempt.finish(tx);
  });

const activeSince = (now: Date): number =>
  activityRank(new Date(now.getTime() - WEEKLY_UPDATES.activeDays * DAY_MS), false);
