import { SPENDING_LIMIT_MAX } from '#contract/constants';

/** The currency may stand before or after the amount. */
const currencyPattern = /^(?:\p{Sc}|[A-Z]{3}|zł)|(?:\p{Sc}|[A-Z]{3}|zł)$/u;

/** A separator before exactly three digits separates thousands. */
const thousandsPattern = /^([1-9]\d{0,2})([.,'’])(\d{3})(?!\d|\2)/;

/**
 * Returns minor units, or null if the amount is invalid or too large.
 * @spec D5.1
 */
export function parseAmount(typed: string): number | null {
  const digits = typed
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(currencyPattern, '')
    .replace(thousandsPattern, '$1$3');
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount <= SPENDING_LIMIT_MAX ? amount : null;
}
