import {
  getWithdrawal as previewCall,
  getRemainder as remainderCall,
  withdraw as withdrawCall,
} from '#contract/fair-payments';
import { type AppRoute, route } from '../../app.ts';
import { getRemainder } from './get-remainder.ts';
import { getWithdrawal, withdraw } from './withdraw.ts';

export const withdrawalRoutes: AppRoute[] = [
  route(previewCall, ({ app, caller, query }) => getWithdrawal(app, caller, query.payment)),
  route(withdrawCall, ({ app, caller, body }) => withdraw(app, caller, body), {
    // More than anybody has purchases within the days of refund. Each writes a letter, to an address that may be another's, and has money
    // sent: nobody makes us do so over and over by buying and withdrawing.
    limits: [{ by: 'account', hits: 10, seconds: 86_400 }],
  }),
  route(remainderCall, ({ app, caller }) => getRemainder(app, caller)),
];
