import * as calls from '#contract/staff-audit';
import { getAuditLog } from '../backoffice/audit/get-audit-log.ts';
import { openMemberData } from '../backoffice/lookups/member-lookups.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.7 D5.10 */
export const staffAuditRoutes: AppRoute[] = [
  route(calls.getAuditLog, ({ app, caller, query }) => getAuditLog(app, caller, query)),
  route(calls.openMemberData, ({ app, caller, body }) => openMemberData(app, caller, body)),
];
