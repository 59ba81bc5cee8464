import * as calls from '#contract/staff-signals';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { requireLookup } from '../backoffice/lookups/member-lookups.ts';
import { requireMember } from '../backoffice/members/require-member.ts';
import { banSuspectedMember, clearSignals, limitMember } from '../moderation/signals/decide-level.ts';
import { getMemberSignals, listSignals } from '../moderation/signals/list-signals.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.13 D5.10 */
export const staffSignalRoutes: AppRoute[] = [
  route(calls.getSignals, ({ app, caller, query }) => listSignals(app, caller.site.id, query)),
  route(calls.getMemberSignals, async ({ app, caller, query: { id } }) => {
    await requireLookup(app, caller, await requireMember(app, caller, id), 'signals');
    return getMemberSignals(app, caller.site.id, id);
  }),
  route(calls.clearSignals, ({ app, caller, body }) =>
    clearSignals(app, caller.site, auditActorOf(app, caller), body),
  ),
  route(calls.limitMember, ({ app, caller, body }) =>
    limitMember(app, caller.site, auditActorOf(app, caller), body),
  ),
  route(calls.banSuspected, ({ app, caller, body }) =>
    banSuspectedMember(app, caller.site, auditActorOf(app, caller), body),
  ),
];
