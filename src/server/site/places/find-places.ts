import { PLACE_RESULTS_MAX } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import type { Place } from '#contract/places';
import { foldName } from '#contract/plain-text';
import { allTowns, type Town, toPlace } from './town-index.ts';

type NamedTown = { key: string; town: Town };

let index: NamedTown[] | undefined;

/** Writes a leading `St.` as `Sankt`, so that either spelling finds the town. */
const searchKey = (name: string): string => foldName(name).replace(/^st /, 'sankt ');

/** Germans without these keys type `Muenchen`, `Goettingen` and `Duesseldorf`. */
const withoutUmlauts = (name: string): string =>
  name.normalize('NFC').replaceAll(/[äÄ]/g, 'ae').replaceAll(/[öÖ]/g, 'oe').replaceAll(/[üÜ]/g, 'ue');

const keysOf = (name: string): string[] => [...new Set([name, withoutUmlauts(name)].map(searchKey))];

/**
 * Returns at most 10 towns whose name begins with the input, the most populous first.
 * @spec 3.2 D1.5
 */
export function findPlaces(input: string, countries: readonly CountryCode[]): Place[] {
  const prefix = searchKey(input);
  if (prefix === '') return [];
  const names = namedTowns();
  const matches = new Set<Town>();
  for (let at = firstIndexFrom(names, prefix); names[at]?.key.startsWith(prefix); at += 1) {
    const { town } = names[at] as NamedTown;
    if (countries.includes(town.country)) matches.add(town);
  }
  return [...matches]
    .sort((one, other) => other.population - one.population || one.id - other.id)
    .slice(0, PLACE_RESULTS_MAX)
    .map(toPlace);
}

function namedTowns(): NamedTown[] {
  index ??= allTowns()
    .flatMap(town =>
      [town.name, ...town.otherNames].flatMap(name => keysOf(name).map(key => ({ key, town }))),
    )
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return index;
}

function firstIndexFrom(names: readonly NamedTown[], prefix: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] as NamedTown).key < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
