import type { CountryCode } from '#contract/countries';
import type { Random } from '../random.ts';
/** A profile name as people choose them: mostly a first name, some with a year, a town or what they love; 3 to 30 characters. */
export declare function profileName(
  country: CountryCode,
  gender: 'male' | 'female',
  town: string,
  random: Random,
): string;
