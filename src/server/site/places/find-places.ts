import { PLACE_RESULTS_MAX } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import { foldName } from '#contract/fold-name';
import type { Place } from '#contract/places';
import { allTowns, placeOf, type Town } from './gazetteer.ts';

type Named = { key: string; town: Town };

let index: Named[] | undefined;

/** Saints stand at the beginning of many names, short or whole. */
const keyOf = (name: string): string => foldName(name).replace(/^st /, 'sankt ');

/**
 * Towns of these countries one of whose names begins like the text, the most populous first, at most 10. Nothing where no letter
 * was typed.
 */
export function findPlaces(typed: string, countries: readonly CountryCode[]): Place[] {
  const prefix = keyOf(typed);
  if (prefix === '') return [];
  const named = namedTowns();
  const found = new Set<Town>();
  for (let at = firstFrom(named, prefix); named[at]?.key.startsWith(prefix); at += 1) {
    const { town } = named[at] as Named;
    if (countries.includes(town.country)) found.add(town);
  }
  return [...found]
    .sort((one, other) => other.population - one.population || one.id - other.id)
    .slice(0, PLACE_RESULTS_MAX)
    .map(placeOf);
}

/** Every name of every town, in the order of the folded names. */
function namedTowns(): Named[] {
  index ??= allTowns()
    .flatMap(town => [town.name, ...town.otherNames].map(name => ({ key: keyOf(name), town })))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return index;
}

/** Where the names begin that are not before the prefix. */
function firstFrom(named: readonly Named[], prefix: string): number {
  let [low, high] = [0, named.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((named[middle] as Named).key < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
