import { DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE, SEARCH } from '#contract/constants';
import { countryOf } from '#contract/countries';
import type { SearchFilters } from '#contract/search';
import { neighbouringRegions } from './neighbouring-regions.ts';

/** A search as it was asked for, without its page. */
export type Asked = SearchFilters;

/**
 * What comes close to a search, nearest first: farther away, neighbouring ages, then the neighbouring regions, then the country,
 * last at any age. Steps that would ask the same again are left out.
 */
export function similarFilters(asked: Asked): Asked[] {
  const { countryregion, min_age, max_age, distance, ...others } = asked;
  const country = asked.country ?? countryOf(countryregion?.slice(0, 2))?.code;
  const askedAge = min_age !== undefined || max_age !== undefined;
  const here = { ...others, country };
  const steps: Asked[] = [];
  if (distance !== undefined) steps.push(...fartherAway(distance).map(km => ({ ...asked, distance: km })));
  if (askedAge) steps.push({ ...asked, ...neighbouringAges(asked) });
  if (countryregion)
    steps.push(...neighbouringRegions(countryregion).map(region => ({ ...asked, countryregion: region })));
  if (countryregion) steps.push({ ...here, min_age, max_age });
  if (country && askedAge) steps.push(here);
  return steps;
}

/** The bands beyond one. */
export const fartherAway = (distance: number): number[] => DISTANCE_BANDS_KM.filter(km => km > distance);

/** A few years more on each side that was named. */
export const neighbouringAges = ({ min_age, max_age }: Asked) => ({
  min_age: min_age && Math.max(MIN_AGE, min_age - SEARCH.similarYears),
  max_age: max_age && Math.min(MAX_AGE, max_age + SEARCH.similarYears),
});
