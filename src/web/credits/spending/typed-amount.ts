import { SPENDING_LIMIT_MAX } from '#contract/constants';

/** The sign or the name of one, before or behind. */
const currency = /^(?:\p{Sc}|[A-Z]{3}|zł)|(?:\p{Sc}|[A-Z]{3}|zł)$/u;

/** An amount of money as it is typed in any locale, `50`, `49,95` or `€ 49.95`, in minor units; null where it is none, or beyond the most. */
export function typedAmount(typed: string): number | null {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '').replace(currency, '');
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount <= SPENDING_LIMIT_MAX ? amount : null;
}
