import * as calls from '#contract/staff-jobs';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { getFailedJobs, getStaffJobs } from '../backoffice/job-queues/get-staff-jobs.ts';
import { dropFailedJobs, retryFailedJobs } from '../backoffice/job-queues/handle-failed-jobs.ts';
import { jobs } from '../domains.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffJobRoutes: AppRoute[] = [
  route(calls.getStaffJobs, ({ app }) => getStaffJobs(app, jobs)),
  route(calls.getFailedJobs, ({ app, query }) => getFailedJobs(app, query)),
  route(calls.retryFailedJobs, ({ app, caller, body }) =>
    retryFailedJobs(app, auditActorOf(app, caller), body),
  ),
  route(calls.dropFailedJobs, ({ app, caller, body }) =>
    dropFailedJobs(app, auditActorOf(app, caller), body),
  ),
];
