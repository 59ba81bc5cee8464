import { interests } from '#contract/interests';
import { geocode as geocodeCall, searchPlaces } from '#contract/places';
import { regionsOf } from '#contract/regions';
import { getCompanyInfo, getInterests, getRegions } from '#contract/site';
import { type AppRoute, route } from '../app.ts';
import { findPlaces } from './places/find-places.ts';
import { geocode } from './places/geocode.ts';

/** @spec 7.3 7.10 3.2 3.3 3.6 */
export const siteRoutes: AppRoute[] = [
  route(getCompanyInfo, async ({ caller }) => caller.site.company),
  route(getInterests, async () => ({ interests: [...interests] })),
  route(getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [country, regionsOf(country, caller.language)]),
    ),
  })),
  route(
    searchPlaces,
    async ({ caller, query: { q, country } }) => ({
      places: findPlaces(q, country ? [country] : caller.site.settings.countries),
    }),
    { limits: [{ by: 'address', hits: 240, seconds: 60 }] },
  ),
  route(geocodeCall, async ({ query }) => geocode(query), {
    limits: [{ by: 'address', hits: 60, seconds: 60 }],
  }),
];
