import type { Currency } from '#contract/countries';

const MINOR_UNITS = 100;

/**
 * Formats an amount in minor units as `€ 0,80` or `$0.80`.
 * @spec D4.2
 */
export const moneyText = (locale: string, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / MINOR_UNITS);
