import { ApiError } from '#contract/errors';
import * as calls from '#contract/staff-member-money';
import { openLookup, requireLookup } from '../backoffice/lookups/member-lookups.ts';
import { getStaffReceipt } from '../credits/serve-receipts.ts';
import { accountOfMember } from '../credits/staff/get-staff-ledger.ts';
import { buyerOfPayment } from '../credits/staff/get-staff-payments.ts';
import { getMemberMoney } from '../credits/staff/member-money.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 D5.7 */
export const staffMemberMoneyRoutes: AppRoute[] = [
  route(calls.getMemberMoney, async ({ app, caller, query }) => {
    const accountId = await accountOfMember(app.db, caller.site.id, query.member);
    await requireLookup(app, caller, accountId, 'money');
    return getMemberMoney(app, caller, accountId);
  }),
  route(calls.openBuyer, async ({ app, caller, body }) => {
    const accountId = await buyerOfPayment(app, caller, body.payment);
    if (!accountId) throw new ApiError('not_found');
    return openLookup(app, caller, { accountId, reason: body.reason });
  }),
  route(calls.getStaffReceipt, async ({ app, caller, query }) => {
    const accountId = await buyerOfPayment(app, caller, query.payment);
    if (accountId === undefined) throw new ApiError('not_found');
    if (accountId) await requireLookup(app, caller, accountId, 'receipt');
    return getStaffReceipt(app, caller, query.payment);
  }),
];
