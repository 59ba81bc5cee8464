import { getOpenPayments as openCall, getPayments as paymentsCall } from '#contract/transactions';
import { type AppRoute, route } from '../../app.ts';
import { getOpenPayments } from './get-open-payments.ts';
import { getPayments } from './get-payments.ts';

/** @spec 2.9 */
export const transactionRoutes: AppRoute[] = [
  route(paymentsCall, ({ app, caller, query }) => getPayments(app, caller, query)),
  route(openCall, ({ app, caller }) => getOpenPayments(app, caller)),
];
