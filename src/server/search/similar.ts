import { DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE, SEARCH } from '#contract/constants';
import { countryOfRegion } from '#contract/countries';
import type { SearchFilters } from '#contract/search';
import { neighbouringRegions } from './neighbouring-regions.ts';

export type SearchRequest = SearchFilters;
type SimilarStep = { kind: 'distance' | 'ages' | 'region' | 'country' | 'anybody'; query: SearchRequest };

/**
 * Returns relaxed filters, the smallest change first.
 * @spec D2.23
 */
export const similarFilters = (request: SearchRequest): SearchRequest[] =>
  pickAlternatives(stepsFrom(request), ({ kind }) => kind).map(({ query }) => query);

function stepsFrom(request: SearchRequest): SimilarStep[] {
  const { countryregion, min_age, max_age, distance, ...others } = request;
  const country = request.country ?? countryOfRegion(countryregion);
  const hasAges = min_age !== undefined || max_age !== undefined;
  const inCountry = { ...others, country };
  const steps: SimilarStep[] = [];
  const add = (kind: SimilarStep['kind'], ...queries: SearchRequest[]) =>
    steps.push(...queries.map(query => ({ kind, query })));
  if (distance !== undefined)
    add('distance', ...fartherBands(distance).map(km => ({ ...request, distance: km })));
  if (hasAges) add('ages', { ...request, ...neighbouringAges(request) });
  if (countryregion) {
    add(
      'region',
      ...neighbouringRegions(countryregion).map(region => ({ ...request, countryregion: region })),
    );
    add('country', { ...inCountry, min_age, max_age });
  }
  if (country && hasAges) add('anybody', inCountry);
  return steps;
}

export const fartherBands = (distance: number): number[] => DISTANCE_BANDS_KM.filter(km => km > distance);

export const neighbouringAges = ({ min_age, max_age }: SearchRequest) => ({
  min_age: min_age && Math.max(MIN_AGE, min_age - SEARCH.similarYears),
  max_age: max_age && Math.min(MAX_AGE, max_age + SEARCH.similarYears),
});

/**
 * Picks few entries, because each entry costs a query. The first entry of each kind has priority.
 * @spec D2.23
 */
export function pickAlternatives<T>(list: readonly T[], kindOf: (entry: T) => string): T[] {
  const ranked = [...Map.groupBy(list, kindOf).values()].flatMap(kind =>
    kind.map((one, at) => ({ one, turn: at === 0 ? 0 : at === kind.length - 1 ? 1 : 2 })),
  );
  const first = ranked.sort((one, other) => one.turn - other.turn).slice(0, SEARCH.maxAlternatives);
  const chosen = new Set(first.map(({ one }) => one));
  return list.filter(one => chosen.has(one));
}
