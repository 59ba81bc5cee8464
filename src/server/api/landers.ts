import * as calls from '#contract/landers';
import { getLanding } from '../landers/get-landing.ts';
import { readMap } from '../landers/map/read-map.ts';
import { selectedCountry } from '../site/selected-country.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.1 */
export const landerRoutes: AppRoute[] = [
  route(calls.getLanding, ({ app, caller, query }) => getLanding(app, caller, query), {
    limits: [{ by: 'address', hits: 300, seconds: 60 }],
    // The faces are the same for all visitors, so only the member of the page counts.
    countReads: ({ member }) => (member ? 1 : 0),
  }),
  route(calls.getLandingMap, ({ caller }) => readMap(selectedCountry({ ...caller, member: null })), {
    limits: [{ by: 'address', hits: 300, seconds: 60 }],
  }),
];
