import type { Output } from '#contract/call';
import { WAITING_HOURS } from '#contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import {
  type getStaffOverview as call,
  type HealthKind,
  healthKinds,
  healthPermissions,
  type WaitingKind,
  waitingKinds,
  waitingPermissions,
} from '#contract/staff-overview';
import { hasPermission } from '#contract/staff-permissions';
import type { App, StaffCaller } from '../../app.ts';
import { refundBacklog } from '../../credits/refunds/send-refunds.ts';
import { correctionBacklog } from '../../credits/staff/get-corrections.ts';
import { getReconciliation } from '../../credits/staff/get-staff-ledger.ts';
import { appealBacklog } from '../../moderation/appeals/list-appeals.ts';
import { complaintBacklog } from '../../moderation/complaints/list-complaints.ts';
import { reportBacklog } from '../../moderation/reports/list-reports.ts';
import { signalBacklog } from '../../moderation/signals/list-signals.ts';
import { photoBacklog } from '../../photos/review/review-queue.ts';
import { verificationBacklog } from '../../photos/verification/decide-verification.ts';
import { countFailedJobs } from '../../platform/jobs.ts';
import { countBrokenEmails } from '../../platform/mail/outbox.ts';
import type { Site } from '../../site/sites.ts';
import { countProviderFailures } from './queries.ts';

/** `due` is left out where the usual hours count (`WAITING_HOURS`). */
type Backlog = { count: number; since: Date | null; due?: Date | null };

const backlogs: Record<WaitingKind, (app: App, site: Site) => Promise<Backlog>> = {
  reports: ({ db }, { id }) => reportBacklog(db, id),
  appeals: ({ db }, { id }) => appealBacklog(db, id),
  complaints: ({ db }, { id }) => complaintBacklog(db, id),
  photos: ({ db }, { id }) => photoBacklog(db, id),
  verifications: ({ db }, { id }) => verificationBacklog(db, id),
  corrections: ({ db }, { id }) => correctionBacklog(db, id),
  refunds: async (app, { id }) => backlogSince(app, await refundBacklog(app, id)),
  signals: ({ db }, { id }) => signalBacklog(db, id),
};

/** An email that waits longer, although it could be sent, shows that the mail server refuses it. */
const EMAIL_LATE_AFTER_MS = 15 * MINUTE_MS;
/** The job reconciles every hour, so an older result shows that it does not run. */
const RECONCILIATION_LATE_AFTER_MS = 3 * HOUR_MS;

type HealthResult = { problems: number; checked?: string | null };

const checks: Record<HealthKind, (app: App, site: Site) => Promise<HealthResult>> = {
  async emails({ db, clock }, { id }) {
    const now = clock.now().getTime();
    const [lateSince, failedSince] = [new Date(now - EMAIL_LATE_AFTER_MS), new Date(now - DAY_MS)];
    return { problems: await countBrokenEmails(db, { siteId: id, lateSince, failedSince }) };
  },
  async jobs({ db }) {
    const counts = Object.values(await countFailedJobs(db));
    return { problems: counts.reduce((sum, count) => sum + count, 0) };
  },
  async reconciliation(app, site) {
    const { at, findings, double_refunds } = await getReconciliation(app, { site });
    const isOld = at === null || app.clock.now().getTime() - Date.parse(at) > RECONCILIATION_LATE_AFTER_MS;
    const disagreeing = findings.reduce((sum, { count }) => sum + count, 0);
    return { problems: disagreeing + double_refunds + Number(isOld), checked: at };
  },
  async payments({ db, clock }, { id }) {
    return { problems: await countProviderFailures(db, id, new Date(clock.now().getTime() - DAY_MS)) };
  },
};

/** @spec D5.10 */
export async function getOverview(app: App, { site, staff }: StaffCaller): Promise<Output<typeof call>> {
  const [waiting, health] = await Promise.all([
    Promise.all(
      waitingKinds
        .filter(kind => hasPermission(staff.roles, waitingPermissions[kind]))
        .map(async kind => ({ kind, ...presentBacklog(await backlogs[kind](app, site)) })),
    ),
    Promise.all(
      healthKinds
        .filter(kind => hasPermission(staff.roles, healthPermissions[kind]))
        .map(async kind => {
          const { problems, checked } = await checks[kind](app, site);
          return {
            kind,
            problems,
            checked_at: checked === undefined ? app.clock.now().toISOString() : checked,
          };
        }),
    ),
  ]);
  return { waiting, health };
}

function presentBacklog({ count, since, due }: Backlog) {
  const usual = since && new Date(since.getTime() + WAITING_HOURS * HOUR_MS);
  const dueAt = due === undefined ? usual : due;
  return { count, since: since?.toISOString() ?? null, due_at: dueAt?.toISOString() ?? null };
}

/** `oldest` is an age in seconds. */
const backlogSince = ({ clock }: App, { waiting, oldest }: { waiting: number; oldest: number }): Backlog => ({
  count: waiting,
  since: waiting > 0 ? new Date(clock.now().getTime() - oldest * 1_000) : null,
});
