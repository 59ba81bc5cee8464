import type { Currency } from '#contract/countries';

/** All currencies of the product divide into a hundred. */
const MINOR_UNITS = 100;

/** An amount in minor units as the reader's locale writes it: `€ 0,80`, `$0.80`. */
export const moneyText = (locale: string, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / MINOR_UNITS);
