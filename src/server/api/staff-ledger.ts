import * as calls from '#contract/staff-ledger';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { requireLookup } from '../backoffice/lookups/member-lookups.ts';
import { correctCredits, decideCorrection } from '../credits/staff/correct-credits.ts';
import { getCreditCorrections } from '../credits/staff/get-corrections.ts';
import { accountOfMember, getReconciliation, getStaffLedger } from '../credits/staff/get-staff-ledger.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffLedgerRoutes: AppRoute[] = [
  route(calls.getStaffLedger, async ({ app, caller, query }) => {
    const { member } = query;
    const accountId = member === undefined ? null : await accountOfMember(app.db, caller.site.id, member);
    if (accountId) await requireLookup(app, caller, accountId, 'ledger');
    return getStaffLedger(app, caller, query, accountId);
  }),
  route(calls.getReconciliation, ({ app, caller }) => getReconciliation(app, caller)),
  route(calls.getCreditCorrections, ({ app, caller, query }) => getCreditCorrections(app, caller, query)),
  route(calls.correctCredits, ({ app, caller, body }) =>
    correctCredits(app, auditActorOf(app, caller), body),
  ),
  route(calls.decideCorrection, ({ app, caller, body }) =>
    decideCorrection(app, auditActorOf(app, caller), body),
  ),
];
