import * as calls from '#contract/transactions';
import { getOpenPayments, getPayments } from '../credits/transactions/get-payments.ts';
import { getTransaction } from './get-transactions.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 D2.13 */
export const transactionRoutes: AppRoute[] = [
  route(calls.getTransaction, ({ app, caller, query }) => getTransaction(app, caller, query.id)),
  route(calls.getPayments, ({ app, caller, query }) => getPayments(app, caller, query)),
  route(calls.getOpenPayments, ({ app, caller }) => getOpenPayments(app, caller)),
];
