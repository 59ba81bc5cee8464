import { DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE, SEARCH } from '#contract/constants';
import { countryOfRegion } from '#contract/countries';
import type { SearchFilters } from '#contract/search';
import { fewOfEach } from './few-of-each.ts';
import { neighbouringRegions } from './neighbouring-regions.ts';

/** A search as it was asked for, without its page. */
export type Asked = SearchFilters;
type Step = { kind: 'distance' | 'ages' | 'region' | 'country' | 'anybody'; query: Asked };

/**
 * What comes close to a search, nearest first: farther away, neighbouring ages, then the neighbouring regions, then the country,
 * last at any age. A few steps at most; those that would ask the same again are left out.
 */
export const similarFilters = (asked: Asked): Asked[] =>
  fewOfEach(stepsFrom(asked), ({ kind }) => kind).map(({ query }) => query);

function stepsFrom(asked: Asked): Step[] {
  const { countryregion, min_age, max_age, distance, ...others } = asked;
  const country = asked.country ?? countryOfRegion(countryregion);
  const askedAge = min_age !== undefined || max_age !== undefined;
  const here = { ...others, country };
  const steps: Step[] = [];
  const add = (kind: Step['kind'], ...queries: Asked[]) =>
    steps.push(...queries.map(query => ({ kind, query })));
  if (distance !== undefined)
    add('distance', ...fartherAway(distance).map(km => ({ ...asked, distance: km })));
  if (askedAge) add('ages', { ...asked, ...neighbouringAges(asked) });
  if (countryregion) {
    add('region', ...neighbouringRegions(countryregion).map(region => ({ ...asked, countryregion: region })));
    add('country', { ...here, min_age, max_age });
  }
  if (country && askedAge) add('anybody', here);
  return steps;
}

/** The bands beyond one. */
export const fartherAway = (distance: number): number[] => DISTANCE_BANDS_KM.filter(km => km > distance);

/** A few years more on each side that was named. */
export const neighbouringAges = ({ min_age, max_age }: Asked) => ({
  min_age: min_age && Math.max(MIN_AGE, min_age - SEARCH.similarYears),
  max_age: max_age && Math.min(MAX_AGE, max_age + SEARCH.similarYears),
});
