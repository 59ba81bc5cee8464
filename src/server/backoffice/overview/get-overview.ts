import type { Output } from '#contract/call';
import {
  type getStaffOverview as call,
  type WaitingKind,
  waitingKinds,
  waitingPermissions,
} from '#contract/staff-overview';
import { hasPermission } from '#contract/staff-permissions';
import type { App, StaffCaller } from '../../app.ts';
import { refundBacklog } from '../../credits/refunds/send-refunds.ts';
import { appealBacklog } from '../../moderation/appeals/list-appeals.ts';
import { complaintBacklog } from '../../moderation/complaints/list-complaints.ts';
import { reportBacklog } from '../../moderation/reports/list-reports.ts';
import { verificationBacklog } from '../../photos/verification/decide-verification.ts';
import { countFailedJobs } from '../../platform/jobs.ts';
import { outboxLoad } from '../../platform/mail/outbox.ts';
import type { Site } from '../../site/sites.ts';

type Backlog = { count: number; since: Date | null };

const backlogs: Record<WaitingKind, (app: App, site: Site) => Promise<Backlog>> = {
  reports: ({ db }, { id }) => reportBacklog(db, id),
  appeals: ({ db }, { id }) => appealBacklog(db, id),
  complaints: ({ db }, { id }) => complaintBacklog(db, id),
  verifications: ({ db }, { id }) => verificationBacklog(db, id),
  refunds: async app => backlogSince(app, await refundBacklog(app)),
  emails: async app => backlogSince(app, await outboxLoad(app)),
  failed_jobs: async ({ db }) => {
    const counts = Object.values(await countFailedJobs(db));
    return { count: counts.reduce((sum, count) => sum + count, 0), since: null };
  },
};

/** @spec D5.10 */
export async function getOverview(app: App, { site, staff }: StaffCaller): Promise<Output<typeof call>> {
  const kinds = waitingKinds.filter(kind => hasPermission(staff.roles, waitingPermissions[kind]));
  const waiting = await Promise.all(
    kinds.map(async kind => {
      const { count, since } = await backlogs[kind](app, site);
      return { kind, count, since: since?.toISOString() ?? null };
    }),
  );
  return { waiting };
}

/** `oldest` is an age in seconds. */
const backlogSince = ({ clock }: App, { waiting, oldest }: { waiting: number; oldest: number }): Backlog => ({
  count: waiting,
  since: waiting > 0 ? new Date(clock.now().getTime() - oldest * 1_000) : null,
});
