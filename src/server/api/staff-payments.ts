import { ApiError } from '#contract/errors';
import * as calls from '#contract/staff-payments';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { readIfOpen } from '../backoffice/lookups/member-lookups.ts';
import { recordDispute } from '../credits/refunds/record-dispute.ts';
import { refundPayment } from '../credits/refunds/refund-payment.ts';
import { recordManualRefund } from '../credits/refunds/send-refunds.ts';
import { buyerOfPayment, getStaffPayment, getStaffPayments } from '../credits/staff/get-staff-payments.ts';
import { getRevenue, getStaffRefunds } from '../credits/staff/get-staff-refunds.ts';
import { openMoneyFile } from '../credits/staff/money-file.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffPaymentRoutes: AppRoute[] = [
  route(calls.getStaffPayments, ({ app, caller, query }) => getStaffPayments(app, caller, query)),
  route(calls.getStaffPayment, async ({ app, caller, query }) => {
    const accountId = await buyerOfPayment(app, caller, query.id);
    const isOpen = !!accountId && (await readIfOpen(app, caller, accountId, 'payment'));
    return getStaffPayment(app, caller, query, isOpen);
  }),
  route(calls.refundPayment, ({ app, caller, body }) => refundPayment(app, auditActorOf(app, caller), body)),
  route(calls.getStaffRefunds, ({ app, caller, query }) => getStaffRefunds(app, caller, query)),
  route(calls.recordRefundSent, async ({ app, caller, body }) => {
    const outcome = await recordManualRefund(app, auditActorOf(app, caller), body);
    if (outcome === 'unknown') throw new ApiError('not_found');
    if (outcome === 'sent') throw new ApiError('decided_already');
  }),
  route(calls.recordDispute, ({ app, caller, body }) => recordDispute(app, auditActorOf(app, caller), body)),
  route(calls.getRevenue, ({ app, caller, query }) => getRevenue(app, caller, query)),
  route(calls.openMoneyFile, ({ app, caller, body }) =>
    openMoneyFile(app, caller, auditActorOf(app, caller), body),
  ),
];
