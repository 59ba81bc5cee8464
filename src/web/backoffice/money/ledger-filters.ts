import type { QueryIn } from '#contract/call';
import { creditKinds } from '#contract/credits';
import { id, isoDate } from '#contract/fields';
import type { getStaffLedger } from '#contract/staff-ledger';

type LedgerFilters = Omit<QueryIn<typeof getStaffLedger>, 'sort' | 'before' | 'member'>;

/**
 * Reads the filters in an address. What is none is left out.
 * @spec D5.10
 */
export function ledgerFiltersIn(params: URLSearchParams): LedgerFilters {
  const typed = (name: string) => params.get(name)?.trim() || undefined;
  const filters = {
    reference: id.safeParse(typed('reference')).data,
    kind: creditKinds.find(kind => kind === typed('kind')),
    from: isoDate.safeParse(typed('from')).data,
    until: isoDate.safeParse(typed('until')).data,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
