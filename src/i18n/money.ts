import type { Currency } from '#contract/countries';

const MINOR_UNITS = 100;

/**
 * Of minor units: `€ 0,80`, `$0.80`.
 * @spec D4.2
 */
export const moneyText = (locale: string, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / MINOR_UNITS);
