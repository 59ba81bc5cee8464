/**
 * The minor units of an amount as people type it, such as `9,99`, `9.9` or `9`; null if it is no amount.
 * @spec D4.2
 */
export function minorUnitsOf(typed: string): number | null {
  const [, units = '', cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return units === '' ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/** The reverse, as people of the locale type it: `9,99`. */
export const typedAmount = (minor: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false },
  }).format(minor / 100);
