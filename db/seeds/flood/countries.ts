import type { CountryCode } from '#contract/countries';
import { towns } from '../people/towns.ts';
import { random } from '../random.ts';
import { type Home, homeIn, population } from '../world/homes.ts';
import { pickFrom } from './dice.ts';

const countries = Object.keys(population) as CountryCode[];

/** Countries by their weight, mixed; the first two members live in the first of them. */
const ballot: readonly CountryCode[] = [
  ...Array<CountryCode>(2).fill('NL'),
  ...random('ballot').shuffle(
    countries.flatMap(country =>
      Array<CountryCode>(population[country] - (country === 'NL' ? 2 : 0)).fill(country),
    ),
  ),
];
const places = Map.groupBy(ballot.keys(), place => ballot[place] ?? 'NL');

export const homesIn = Object.fromEntries(
  countries.map(country => [country, towns[country].map(([city]) => homeIn(country, city))]),
) as Record<CountryCode, Home[]>;

/** Members of all countries come one after the other, round after round. */
export const countryOf = (member: number): CountryCode => ballot[member % ballot.length] ?? 'NL';

/** Where the ranks begin: the most popular members are none of the first ones, who have a part to play. */
const TOP = 0.7;

/** Somebody of the same country, found at once; `rank` and `place` are throws, and a low rank gives the popular ones. */
export function compatriotOf(member: number, members: number, rank: number, position: number): number {
  const rounds = Math.ceil(members / ballot.length);
  const round = (Math.floor(rank * rounds) + Math.floor(rounds * TOP)) % rounds;
  return (round * ballot.length + pickFrom(places.get(countryOf(member)) ?? [], position)) % members;
}
