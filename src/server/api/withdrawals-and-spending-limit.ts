import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/withdrawals-and-spending-limit';
import { getSpendingLimit, setSpendingLimit } from '../credits/spending/spending-limit.ts';
import { getRemainder } from '../credits/withdrawals/get-remainder.ts';
import { getWithdrawal, withdrawPurchase } from '../credits/withdrawals/withdraw-purchase.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.35 D5.1 */
export const withdrawalRoutes: AppRoute[] = [
  route(calls.getWithdrawal, ({ app, caller, query }) => getWithdrawal(app, caller, query.payment)),
  route(calls.withdrawPurchase, ({ app, caller, body }) => withdrawPurchase(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.getRemainder, ({ app, caller }) => getRemainder(app, caller)),
  route(calls.getSpendingLimit, ({ app, caller }) => getSpendingLimit(app, caller)),
  route(calls.setSpendingLimit, ({ app, caller, body }) => setSpendingLimit(app, caller, body.limit), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
];
