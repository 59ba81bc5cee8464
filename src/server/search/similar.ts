import type { QueryOut } from '#contract/call';
import { MAX_AGE, MIN_AGE, SEARCH } from '#contract/constants';
import { countryOf } from '#contract/countries';
import type { searchMembers } from '#contract/search';

/** A search as it was asked for, without its page. */
export type Asked = Omit<QueryOut<typeof searchMembers>, 'page'>;

/**
 * What comes close to a search, nearest first: neighbouring ages, then the other regions of the country, then the country
 * at any age. Steps that would ask the same again are left out.
 */
export function similarFilters(asked: Asked): Asked[] {
  const { gender, countryregion, min_age, max_age } = asked;
  const country = asked.country ?? countryOf(countryregion?.slice(0, 2))?.code;
  const askedAge = min_age !== undefined || max_age !== undefined;
  const steps: Asked[] = [];
  if (askedAge) steps.push({ ...asked, ...neighbouringAges(asked) });
  if (countryregion) steps.push({ gender, country, min_age, max_age });
  if (country && askedAge) steps.push({ gender, country });
  return steps;
}

const neighbouringAges = ({ min_age, max_age }: Asked) => ({
  min_age: min_age && Math.max(MIN_AGE, min_age - SEARCH.similarYears),
  max_age: max_age && Math.min(MAX_AGE, max_age + SEARCH.similarYears),
});
