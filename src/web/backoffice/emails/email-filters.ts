import type { QueryIn } from '#contract/call';
import { id, isoDate } from '#contract/fields';
import { emailKinds, emailStates, type getStaffEmails } from '#contract/staff-emails';

type EmailFilters = Omit<QueryIn<typeof getStaffEmails>, 'sort' | 'before'>;

/**
 * Reads the filters in an address. `wrong` names what was typed and cannot filter.
 * @spec D5.10
 */
export function emailFiltersIn(params: URLSearchParams): {
  filters: EmailFilters;
  wrong: readonly string[];
} {
  const typed = (name: string) => params.get(name)?.trim() || undefined;
  const filters = {
    kind: emailKinds.find(kind => kind === typed('kind')),
    state: emailStates.find(state => state === typed('state')),
    from: isoDate.safeParse(typed('from')).data,
    until: isoDate.safeParse(typed('until')).data,
    member: id.safeParse(typed('member')).data,
  };
  const isWrong = typed('member') !== undefined && filters.member === undefined;
  return {
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    wrong: isWrong ? ['member'] : [],
  };
}
