import { SPENDING_LIMIT_MAX } from '#contract/constants';

/** The sign or the name of one, before or behind. */
const currencyPattern = /^(?:\p{Sc}|[A-Z]{3}|zł)|(?:\p{Sc}|[A-Z]{3}|zł)$/u;

/** Thousands kept apart by a sign: three digits after it, which no part of an amount has. */
const thousandsPattern = /^([1-9]\d{0,2})([.,'’])(\d{3})(?!\d|\2)/;

/**
 * An amount of money as it is typed in any locale, `50`, `49,95`, `€ 49.95` or `1.000,00`, in minor units; null where it is none, or beyond
 * the most.
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
