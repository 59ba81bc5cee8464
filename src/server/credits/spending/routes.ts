import { HOUR_SECONDS } from '#contract/durations';
import {
  getSpendingLimit as getCall,
  setSpendingLimit as setCall,
} from '#contract/withdrawals-and-spending-limit';
import { type AppRoute, route } from '../../app.ts';
import { getSpendingLimit, setSpendingLimit } from './spending-limit.ts';

/** @spec D5.1 */
export const spendingRoutes: AppRoute[] = [
  route(getCall, ({ app, caller }) => getSpendingLimit(app, caller)),
  route(setCall, ({ app, caller, body }) => setSpendingLimit(app, caller, body.limit), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
];
