import * as calls from '#contract/staff-debits';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { checkReturns } from '../credits/direct-debit/check-returns.ts';
import {
  exportStaffDebits,
  getDebitFile,
  getRefundTransfers,
  getStaffDebits,
  recordCollected,
  uploadReturns,
} from '../credits/direct-debit/staff-debits.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 5.8 */
export const staffDebitRoutes: AppRoute[] = [
  route(calls.getStaffDebits, ({ app, caller, query }) => getStaffDebits(app, caller, query)),
  route(calls.exportStaffDebits, ({ app, caller }) =>
    exportStaffDebits(app, caller.site, auditActorOf(app, caller)),
  ),
  route(calls.getDebitFile, ({ app, caller, body }) =>
    getDebitFile(app, caller.site, auditActorOf(app, caller), body),
  ),
  route(calls.recordCollected, ({ app, caller, body }) =>
    recordCollected(app, auditActorOf(app, caller), body),
  ),
  route(calls.checkReturns, ({ app, caller, upload }) => checkReturns(app, caller, upload)),
  route(calls.uploadReturns, ({ app, caller, upload }) =>
    uploadReturns(app, auditActorOf(app, caller), upload),
  ),
  route(calls.getRefundTransfers, ({ app, caller, body }) =>
    getRefundTransfers(app, caller.site, auditActorOf(app, caller), body),
  ),
];
