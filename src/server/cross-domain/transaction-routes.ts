import { getTransactions as listCall } from '#contract/credits';
import { getTransaction as oneCall } from '#contract/transactions';
import { type AppRoute, route } from '../app.ts';
import { getTransaction, getTransactions } from './transactions.ts';

/** @spec 2.9 D2.13 */
export const transactionHistoryRoutes: AppRoute[] = [
  route(listCall, ({ app, caller, query }) => getTransactions(app, caller, query.before)),
  route(oneCall, ({ app, caller, query }) => getTransaction(app, caller, query.id)),
];
