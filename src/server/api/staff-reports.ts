import * as calls from '#contract/staff-reports';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { requireLookup } from '../backoffice/lookups/member-lookups.ts';
import { decideReport } from '../moderation/decisions/decide-report.ts';
import { decisionWithBan, decisionWithoutBan } from '../moderation/decisions/staff-decision.ts';
import { accountOfReport, getReport } from '../moderation/reports/get-report.ts';
import { listReports } from '../moderation/reports/list-reports.ts';
import { recordReportRead } from '../moderation/reports/record-report-read.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.5 D5.10 */
export const staffReportRoutes: AppRoute[] = [
  route(calls.getReports, ({ app, caller, query }) => listReports(app, caller.site.id, query)),
  route(calls.getReport, async ({ app, caller, query: { id } }) => {
    const accountId = await accountOfReport(app, caller.site.id, id);
    if (accountId !== null) await requireLookup(app, caller, accountId, 'report');
    // Both accounts were erased, so there is nobody to give a reason about.
    else await recordReportRead(app, caller.site, auditActorOf(app, caller), id);
    return getReport(app, caller.site.id, id);
  }),
  route(calls.decideReport, ({ app, caller, body }) =>
    decideReport(app, caller.site, auditActorOf(app, caller), decisionWithoutBan(body)),
  ),
  route(calls.banReported, ({ app, caller, body }) =>
    decideReport(app, caller.site, auditActorOf(app, caller), decisionWithBan(body, app.clock.now())),
  ),
];
