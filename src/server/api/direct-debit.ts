import * as calls from '#contract/direct-debit';
import { HOUR_SECONDS } from '#contract/durations';
import { confirmDirectDebit } from '../credits/direct-debit/confirm-direct-debit.ts';
import { getDirectDebit } from '../credits/direct-debit/get-direct-debit.ts';
import { resendDebitCode } from '../credits/direct-debit/resend-code.ts';
import { startDirectDebit } from '../credits/direct-debit/start-direct-debit.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.11 5.8 */
export const directDebitRoutes: AppRoute[] = [
  route(calls.getDirectDebit, ({ app, caller }) => getDirectDebit(app, caller)),
  route(calls.startDirectDebit, ({ app, caller, body }) => startDirectDebit(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.resendDebitCode, ({ app, caller, body }) => resendDebitCode(app, caller, body.debit), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(calls.confirmDirectDebit, ({ app, caller, body }) => confirmDirectDebit(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
];
