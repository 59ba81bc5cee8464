import * as calls from '#contract/landers';
import { getLanding } from '../landers/get-landing.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.1 */
export const landerRoutes: AppRoute[] = [
  route(calls.getLanding, ({ app, caller, query }) => getLanding(app, caller, query), {
    limits: [{ by: 'address', hits: 300, seconds: 60 }],
  }),
];
