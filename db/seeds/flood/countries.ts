import type { CountryCode } from '#contract/countries';
import { towns } from '../people/towns.ts';
import { random } from '../random.ts';
import { type HomeTown, homeTown, population } from '../world/homes.ts';
import { pickFrom } from './dice.ts';

const countries = Object.keys(population) as CountryCode[];

/** Countries by their weight, mixed; the first two members live in the first of them. */
const countryCycle: readonly CountryCode[] = [
  ...Array<CountryCode>(2).fill('NL'),
  ...random('ballot').shuffle(
    countries.flatMap(country =>
      Array<CountryCode>(population[country] - (country === 'NL' ? 2 : 0)).fill(country),
    ),
  ),
];
const indexesByCountry = Map.groupBy(countryCycle.keys(), place => countryCycle[place] ?? 'NL');

export const homesIn = Object.fromEntries(
  countries.map(country => [country, towns[country].map(([city]) => homeTown(country, city))]),
) as Record<CountryCode, HomeTown[]>;

/** Members of all countries come one after the other, round after round. */
export const countryOfMember = (member: number): CountryCode =>
  countryCycle[member % countryCycle.length] ?? 'NL';

/** Where the ranks begin: the most popular members are none of the first ones, who have a part to play. */
const TOP_RANK = 0.7;

/** Somebody of the same country, found at once; `rank` and `place` are throws, and a low rank gives the popular ones. */
export function memberOfSameCountry(member: number, members: number, rank: number, position: number): number {
  const rounds = Math.ceil(members / countryCycle.length);
  const round = (Math.floor(rank * rounds) + Math.floor(rounds * TOP_RANK)) % rounds;
  return (
    (round * countryCycle.length + pickFrom(indexesByCountry.get(countryOfMember(member)) ?? [], position)) %
    members
  );
}
