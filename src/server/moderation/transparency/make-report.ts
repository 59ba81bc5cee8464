import { HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { daysOfPeriod, periodsOver } from './period-days.ts';
import {
  countAppeals,
  countComplaints,
  countDecisions,
  countNotices,
  countSuspended,
  lockReport,
  type Period,
  selectMedianHours,
  selectRecipients,
  setPublished,
  upsertRecipients,
  upsertReport,
} from './queries.ts';

type Actor = AuditActor | null;

/** The numbers as they are; small ones are hidden only when they are shown. */
export type RawFigures = Awaited<ReturnType<typeof countFigures>>;

/**
 * Makes the report of a period, or makes it anew until it is published. Without an actor, a job does.
 * @throws field_invalid if the period has not begun; decided_already if its report is published
 * @spec D5.14
 */
export const makeReport = (app: App, site: Site, actor: Actor, name: string): Promise<void> =>
  transact(app, async tx => {
    const period = periodOf(site, name);
    if (period.begin > dayIn(site.timeZone, tx.now)) throw new ApiError('field_invalid');
    const figures = JSON.stringify(await countFigures(tx.db, period));
    if (!(await upsertReport(tx.db, period, { figures, at: tx.now }))) throw new ApiError('decided_already');
    if (actor) await recordAudit(tx, actor, { action: 'transparency.make', details: { period: name } });
  });

/**
 * @throws not_found; field_invalid before the period is over; decided_already if it is published; changed_meanwhile if
 * the numbers are not those of `seen`
 * @spec D5.14
 */
export const publishReport = (
  app: App,
  site: Site,
  actor: AuditActor,
  { period: name, seen }: { period: string; seen: string },
): Promise<void> =>
  transact(app, async tx => {
    const period = periodOf(site, name);
    const report = await lockReport(tx.db, period);
    if (!report) throw new ApiError('not_found');
    if (report.published_at) throw new ApiError('decided_already');
    if (period.end > dayIn(site.timeZone, report.made_at)) throw new ApiError('field_invalid');
    if (report.made_at.getTime() !== Date.parse(seen)) throw new ApiError('changed_meanwhile');
    await setPublished(tx.db, report.id, { at: tx.now, staffId: actor.staffId });
    await recordAudit(tx, actor, { action: 'transparency.publish', details: { period: name } });
  });

/**
 * Makes the reports of the periods that ended last, unless they are published.
 * @spec D5.14
 */
export async function makeReportsOver(app: App): Promise<void> {
  for (const site of app.sites.all())
    for (const period of periodsOver(dayIn(site.timeZone, app.clock.now())))
      await makeReport(app, site, null, period).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'decided_already')) throw error;
      });
}

/**
 * Counts who was active in this month so far, every day again: at its end, that is everybody.
 * @spec D5.14
 */
export async function countRecipients({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const month = `${clock.now().toISOString().slice(0, 7)}-01`;
  const hours = Math.floor(Date.parse(month) / HOUR_MS);
  await upsertRecipients(db, { month, sinceRank: hours * 2 });
}

const periodOf = (site: Site, name: string): Period => ({
  ...daysOfPeriod(name),
  ...{ siteId: site.id, timeZone: site.timeZone },
});

async function countFigures(db: Db, period: Period) {
  const months = await selectRecipients(db, period);
  return {
    notices: await countNotices(db, period),
    median_hours: await selectMedianHours(db, period),
    decisions: await countDecisions(db, period),
    appeals: await countAppeals(db, period),
    complaints: await countComplaints(db, period),
    suspended: await countSuspended(db, period),
    recipients: {
      months,
      average:
        months.length === 0 ? 0 : months.reduce((sum, { members }) => sum + members, 0) / months.length,
    },
  };
}
