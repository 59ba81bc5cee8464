import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { Random } from '../random.ts';
/** How many members live where, the cast aside: a quarter in the Netherlands. */
export declare const population: Readonly<Record<CountryCode, number>>;
export interface Home {
  country: CountryCode;
  region: string;
  city: string;
  language: LanguageCode;
}
/** A home in a country; the first towns of its list draw twice as many as the last ones. */
export declare function pickHome(country: CountryCode, chance: Random): Home;
/** The home in a town of the list. */
export declare function homeIn(country: CountryCode, city: string): Home;
