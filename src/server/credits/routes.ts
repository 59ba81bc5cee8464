import { getBundles as bundlesCall, getTransactions as transactionsCall } from '#contract/credits';
import { type AppRoute, route } from '../app.ts';
import { directDebitRoutes } from './direct-debit/routes.ts';
import { discountRoutes } from './discounts/routes.ts';
import { getBundles } from './get-bundles.ts';
import { getTransactions } from './get-transactions.ts';
import { paymentRoutes } from './payments/routes.ts';
import { spendingRoutes } from './spending/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export const creditRoutes: AppRoute[] = [
  ...discountRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...spendingRoutes,
  ...directDebitRoutes,
  route(bundlesCall, ({ app, caller, query }) => getBundles(app, caller, query)),
  route(transactionsCall, ({ app, caller, query }) => getTransactions(app, caller, query)),
];
