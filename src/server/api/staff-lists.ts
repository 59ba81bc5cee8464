import * as calls from '#contract/staff-lists';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { addInterest } from '../site/interests/add-interest.ts';
import { listInterests } from '../site/interests/list-interests.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.3 D5.10 */
export const staffListRoutes: AppRoute[] = [
  route(calls.getStaffInterests, ({ app, caller }) => listInterests(app, caller.site)),
  route(calls.addInterest, async ({ app, caller, body }) => ({
    key: await addInterest(app, auditActorOf(app, caller), body),
  })),
];
