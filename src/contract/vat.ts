import type { CountryCode } from './countries.ts';

/**
 * VAT rates in hundredths of a percent, as of November 2026. For Canada and the United States, only federal tax counts.
 * @spec D2.12
 */
export const vatRates: Readonly<Record<CountryCode, number>> = {
  US: 0,
  NL: 2_100,
  BE: 2_100,
  FR: 2_000,
  IT: 2_200,
  ES: 2_100,
  DE: 1_900,
  AT: 2_000,
  IE: 2_300,
  GB: 2_000,
  CA: 500,
  PL: 2_300,
  AU: 1_000,
  NZ: 1_500,
  CH: 810,
};

const HUNDRED_PERCENT = 10_000;

/** Returns the VAT that `amount` includes, rounded half up. A `rate` of 2,100 means 21 %. */
export const vatInside = (amount: number, rate: number): number =>
  Math.floor((2 * amount * rate + HUNDRED_PERCENT + rate) / (2 * (HUNDRED_PERCENT + rate)));
