import * as calls from '#contract/staff-appeals';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { requireLookup } from '../backoffice/lookups/member-lookups.ts';
import { decideAppeal } from '../moderation/appeals/decide-appeal.ts';
import { accountOfAppeal, getAppeal, listAppeals } from '../moderation/appeals/list-appeals.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.5 D5.10 */
export const staffAppealRoutes: AppRoute[] = [
  route(calls.getAppeals, ({ app, caller, query }) => listAppeals(app, caller, query)),
  route(calls.getAppeal, async ({ app, caller, query: { id } }) => {
    await requireLookup(app, caller, await accountOfAppeal(app, caller, id), 'appeal');
    return getAppeal(app, caller, id);
  }),
  route(calls.decideAppeal, ({ app, caller, body: { id, outcome, reason } }) =>
    decideAppeal(app, caller.site, auditActorOf(app, caller), { appealId: id, outcome, reason }),
  ),
];
