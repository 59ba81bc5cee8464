import * as calls from '#contract/staff-bans';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { banMember, liftBan } from '../moderation/decisions/ban-member.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.5 D5.10 */
export const staffBanRoutes: AppRoute[] = [
  route(calls.banMember, ({ app, caller, body }) =>
    banMember(app, caller.site, auditActorOf(app, caller), body),
  ),
  route(calls.liftBan, ({ app, caller, body }) => liftBan(app, caller.site, auditActorOf(app, caller), body)),
];
