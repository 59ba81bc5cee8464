import * as calls from '#contract/places';
import { findPlaces } from '../site/places/find-places.ts';
import { geocode } from '../site/places/geocode.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.10 3.6 */
export const placeRoutes: AppRoute[] = [
  route(
    calls.searchPlaces,
    async ({ caller, query: { q, country } }) => ({
      places: findPlaces(q, country ? [country] : caller.site.settings.countries),
    }),
    { limits: [{ by: 'address', hits: 240, seconds: 60 }] },
  ),
  route(calls.geocode, async ({ query }) => geocode(query), {
    limits: [{ by: 'address', hits: 60, seconds: 60 }],
  }),
];
