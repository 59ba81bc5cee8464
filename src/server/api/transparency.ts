import * as calls from '#contract/transparency';
import { getTransparency } from '../moderation/transparency/get-transparency.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.14 */
export const transparencyRoutes: AppRoute[] = [
  route(calls.getTransparency, ({ app, caller }) => getTransparency(app, caller.site)),
];
