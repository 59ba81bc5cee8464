import { id } from '#contract/fields';

export type AuditFilters = { staff?: string; member?: string; action?: string };

const ACTION = /^[a-z_]{1,40}(\.[a-z_]{1,40})?$/;

/**
 * Reads the filters in an address. A value that the server would refuse is in `wrong` and does not filter.
 * @spec D5.10
 */
export function auditFiltersIn(params: URLSearchParams): {
  filters: AuditFilters;
  wrong: readonly (keyof AuditFilters)[];
} {
  const typed = (name: keyof AuditFilters) => params.get(name)?.trim() ?? '';
  const isGood: Record<keyof AuditFilters, (value: string) => boolean> = {
    staff: isId,
    member: isId,
    action: value => ACTION.test(value),
  };
  const names = (['staff', 'member', 'action'] as const).filter(name => typed(name) !== '');
  const good = names.filter(name => isGood[name](typed(name)));
  return {
    filters: Object.fromEntries(good.map(name => [name, typed(name)])),
    wrong: names.filter(name => !good.includes(name)),
  };
}

const isId = (value: string): boolean => id.safeParse(value).success;
