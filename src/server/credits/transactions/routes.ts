import { getTransactions as transactionsCall } from '#contract/credits';
import {
  getOpenPayments as openCall,
  getPayments as paymentsCall,
  getTransaction as transactionCall,
} from '#contract/transactions';
import { type AppRoute, route } from '../../app.ts';
import { getOpenPayments } from './get-open-payments.ts';
import { getPayments } from './get-payments.ts';
import { getTransaction } from './get-transaction.ts';
import { getTransactions } from './get-transactions.ts';

export const transactionRoutes: AppRoute[] = [
  route(transactionsCall, ({ app, caller, query }) => getTransactions(app, caller, query)),
  route(paymentsCall, ({ app, caller, query }) => getPayments(app, caller, query)),
  route(openCall, ({ app, caller }) => getOpenPayments(app, caller)),
  route(transactionCall, ({ app, caller, query }) => getTransaction(app, caller, query.id)),
];
