import type { QueryIn } from '#contract/call';
import { countryCodes } from '#contract/countries';
import { isoDate } from '#contract/fields';
import { paymentMethods } from '#contract/payment-methods';
import { paymentStates } from '#contract/payments';
import type { getStaffPayments } from '#contract/staff-payments';
import { minorUnitsOf } from './money-amount.ts';

type PaymentFilters = Omit<QueryIn<typeof getStaffPayments>, 'sort' | 'before'>;

/**
 * Reads the filters in an address. `wrong` names what was typed and cannot filter.
 * @spec D5.10
 */
export function paymentFiltersIn(params: URLSearchParams): {
  filters: PaymentFilters;
  wrong: readonly string[];
} {
  const typed = (name: string) => params.get(name)?.trim() || undefined;
  const amountTyped = typed('amount');
  const amount = amountTyped === undefined ? undefined : (minorUnitsOf(amountTyped) ?? 0);
  const filters = {
    find: typed('find'),
    state: paymentStates.find(state => state === typed('state')),
    method: paymentMethods.find(method => method === typed('method')),
    country: countryCodes.find(country => country === typed('country')),
    amount: amount || undefined,
    from: isoDate.safeParse(typed('from')).data,
    until: isoDate.safeParse(typed('until')).data,
  };
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return { filters: Object.fromEntries(given), wrong: amount === 0 ? ['amount'] : [] };
}
