import { HOUR_SECONDS } from '#contract/durations';
import {
  getWithdrawal as previewCall,
  getRemainder as remainderCall,
  withdrawPurchase as withdrawCall,
} from '#contract/withdrawals-and-spending-limit';
import { type AppRoute, route } from '../../app.ts';
import { getRemainder } from './get-remainder.ts';
import { getWithdrawal, withdrawPurchase } from './withdraw-purchase.ts';

/** @spec D2.35 D5.1 */
export const withdrawalRoutes: AppRoute[] = [
  route(previewCall, ({ app, caller, query }) => getWithdrawal(app, caller, query.payment)),
  route(withdrawCall, ({ app, caller, body }) => withdrawPurchase(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(remainderCall, ({ app, caller }) => getRemainder(app, caller)),
];
