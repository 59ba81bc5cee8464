import { getBundles as bundlesCall } from '#contract/credits';
import { type AppRoute, route } from '../app.ts';
import { directDebitRoutes } from './direct-debit/routes.ts';
import { discountRoutes } from './discounts/routes.ts';
import { getBundles } from './get-bundles.ts';
import { paymentRoutes } from './payments/routes.ts';
import { spendingRoutes } from './spending/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** @spec D2.12 */
export const creditRoutes: AppRoute[] = [
  ...discountRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...spendingRoutes,
  ...directDebitRoutes,
  ...transactionRoutes,
  route(bundlesCall, ({ app, caller, query }) => getBundles(app, caller, query)),
];
