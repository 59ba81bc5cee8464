import { getBundles as bundlesCall } from '#contract/credits';
import { type AppRoute, route } from '../app.ts';
import { getBundles } from './get-bundles.ts';

export const creditRoutes: AppRoute[] = [
  route(bundlesCall, ({ app, caller, query }) => getBundles(app, caller, query)),
];
