import * as calls from '#contract/staff-transparency';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { listReports } from '../moderation/transparency/get-transparency.ts';
import { makeReport, publishReport } from '../moderation/transparency/make-report.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.14 */
export const staffTransparencyRoutes: AppRoute[] = [
  route(calls.getTransparencyReports, ({ app, caller }) => listReports(app, caller.site)),
  route(calls.makeTransparencyReport, ({ app, caller, body }) =>
    makeReport(app, caller.site, auditActorOf(app, caller), body.period),
  ),
  route(calls.publishTransparencyReport, ({ app, caller, body }) =>
    publishReport(app, caller.site, auditActorOf(app, caller), body),
  ),
];
