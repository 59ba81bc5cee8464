import {
  getWithdrawal as previewCall,
  getRemainder as remainderCall,
  withdraw as withdrawCall,
} from '#contract/withdrawals-and-spending-limit';
import { type AppRoute, route } from '../../app.ts';
import { getRemainder } from './get-remainder.ts';
import { getWithdrawal, withdraw } from './withdraw.ts';

export const withdrawalRoutes: AppRoute[] = [
  route(previewCall, ({ app, caller, query }) => getWithdrawal(app, caller, query.payment)),
  route(withdrawCall, ({ app, caller, body }) => withdraw(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: 3_600 }],
  }),
  route(remainderCall, ({ app, caller }) => getRemainder(app, caller)),
];
