import { readFile } from 'node:fs/promises';
import type { CountryCode } from '#contract/countries';
import type { CountryMap } from '#contract/landers';

const maps = new Map<CountryCode, Promise<CountryMap>>();

/**
 * Returns the map that `scripts/draw-maps.ts` has drawn of the country.
 * @spec 2.1
 */
export function readMap(country: CountryCode): Promise<CountryMap> {
  const map = maps.get(country) ?? readDrawing(country);
  maps.set(country, map);
  return map;
}

const readDrawing = async (country: CountryCode): Promise<CountryMap> =>
  JSON.parse(await readFile(new URL(`./countries/${country}.json`, import.meta.url), 'utf8'));
