import * as calls from '#contract/staff-complaints';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { answerComplaint, beginComplaint } from '../moderation/complaints/answer-complaint.ts';
import { getComplaint, listComplaints } from '../moderation/complaints/list-complaints.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffComplaintRoutes: AppRoute[] = [
  route(calls.getComplaints, ({ app, caller, query }) => listComplaints(app, caller.site.id, query)),
  route(calls.getComplaint, ({ app, caller, query }) =>
    getComplaint(app, caller.site.id, auditActorOf(app, caller), query.id),
  ),
  route(calls.beginComplaint, ({ app, caller, body }) =>
    beginComplaint(app, caller.site, auditActorOf(app, caller), body.id),
  ),
  route(calls.answerComplaint, ({ app, caller, body }) =>
    answerComplaint(app, caller.site, auditActorOf(app, caller), body),
  ),
];
