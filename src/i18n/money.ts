import type { Currency } from '#contract/countries';

/** All currencies of the product have 100 minor units. */
const MINOR_UNITS = 100;

/**
 * An amount in minor units in the format of the locale: `€ 0,80`, `$0.80`.
 * @spec D4.2
 */
export const moneyText = (locale: string, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / MINOR_UNITS);
