import * as calls from '#contract/staff-reports';
import type { App, StaffCaller } from '../app.ts';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { requireLookup } from '../backoffice/lookups/member-lookups.ts';
import { decideReport } from '../moderation/decisions/decide-report.ts';
import { decisionWithBan, decisionWithoutBan } from '../moderation/decisions/staff-decision.ts';
import { openEvidencePicture } from '../moderation/reports/evidence-pictures.ts';
import { accountOfReport, getReport } from '../moderation/reports/get-report.ts';
import { listReports } from '../moderation/reports/list-reports.ts';
import { recordReportRead } from '../moderation/reports/record-report-read.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.5 D5.10 */
export const staffReportRoutes: AppRoute[] = [
  route(calls.getReports, ({ app, caller, query }) => listReports(app, caller.site.id, query)),
  route(calls.getReport, async ({ app, caller, query: { id } }) => {
    await requireReportLookup(app, caller, id, 'report');
    return getReport(app, caller.site.id, id);
  }),
  route(calls.getReportPicture, async ({ app, caller, query }) => {
    await requireReportLookup(app, caller, query.id, 'report picture');
    return openEvidencePicture(app, caller, query);
  }),
  route(calls.decideReport, ({ app, caller, body }) =>
    decideReport(app, caller.site, auditActorOf(app, caller), decisionWithoutBan(body)),
  ),
  route(calls.banReported, ({ app, caller, body }) =>
    decideReport(app, caller.site, auditActorOf(app, caller), decisionWithBan(body, app.clock.now())),
  ),
];

async function requireReportLookup(app: App, caller: StaffCaller, id: string, part: string): Promise<void> {
  const accountId = await accountOfReport(app, caller.site.id, id);
  if (accountId !== null) await requireLookup(app, caller, accountId, part);
  // Both accounts were erased, or a visitor reported a page: there is nobody to give a reason about.
  else await recordReportRead(app, caller.site, auditActorOf(app, caller), id);
}
