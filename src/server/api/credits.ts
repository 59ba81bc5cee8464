import * as calls from '#contract/credits';
import { getBundles } from '../credits/get-bundles.ts';
import { getTransactions } from './get-transactions.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 D2.12 D2.13 */
export const creditRoutes: AppRoute[] = [
  route(calls.getBundles, ({ app, caller, query }) => getBundles(app, caller, query)),
  route(calls.getTransactions, ({ app, caller, query }) => getTransactions(app, caller, query.before)),
];
