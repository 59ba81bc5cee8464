import type { CountryCode } from '#contract/countries';
import { type HomeTown, homeTown, population } from '../demo/home-towns.ts';
import { towns } from '../people/towns.ts';
import { random } from '../random.ts';
import { pickFrom } from './stateless-random.ts';

const countries = Object.keys(population) as CountryCode[];

/** Member n lives in country n of this list, which repeats after its end. */
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

export const countryOfMember = (member: number): CountryCode =>
  countryCycle[member % countryCycle.length] ?? 'NL';

/** This share of all members precedes the most popular member. The first members have special roles. */
const TOP_RANK = 0.7;

/** A `rank` of 0 is the most popular member, 1 the least popular. */
export function memberOfSameCountry(member: number, members: number, rank: number, position: number): number {
  const cycles = Math.ceil(members / countryCycle.length);
  const cycle = (Math.floor(rank * cycles) + Math.floor(cycles * TOP_RANK)) % cycles;
  return (
    (cycle * countryCycle.length + pickFrom(indexesByCountry.get(countryOfMember(member)) ?? [], position)) %
    members
  );
}
