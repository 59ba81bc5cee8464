import { getTransactions as transactionsCall } from '#contract/credits';
import { getMovement as movementCall, getPayments as paymentsCall } from '#contract/transactions';
import { type AppRoute, route } from '../../app.ts';
import { getMovement } from './get-movement.ts';
import { getPayments } from './get-payments.ts';
import { getTransactions } from './get-transactions.ts';

export const transactionRoutes: AppRoute[] = [
  route(transactionsCall, ({ app, caller, query }) => getTransactions(app, caller, query)),
  route(paymentsCall, ({ app, caller, query }) => getPayments(app, caller, query)),
  route(movementCall, ({ app, caller, query }) => getMovement(app, caller, query.id)),
];
