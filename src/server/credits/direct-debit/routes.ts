import {
  confirmDirectDebit as confirmCall,
  getDirectDebit as getCall,
  resendDebitCode as resendCall,
  startDirectDebit as startCall,
} from '#contract/direct-debit';
import { HOUR_SECONDS } from '#contract/durations';
import { type AppRoute, route } from '../../app.ts';
import { confirmDirectDebit } from './confirm-direct-debit.ts';
import { getDirectDebit } from './get-direct-debit.ts';
import { resendDebitCode } from './resend-code.ts';
import { startDirectDebit } from './start-direct-debit.ts';

/** @spec 3.11 5.8 */
export const directDebitRoutes: AppRoute[] = [
  route(getCall, ({ app, caller }) => getDirectDebit(app, caller)),
  route(startCall, ({ app, caller, body }) => startDirectDebit(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(resendCall, ({ app, caller, body }) => resendDebitCode(app, caller, body.debit), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(confirmCall, ({ app, caller, body }) => confirmDirectDebit(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
];
