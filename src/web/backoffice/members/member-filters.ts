import type { QueryIn } from '#contract/call';
import { type findMembers, memberQuery } from '#contract/staff-members';

type MemberFilters = Omit<QueryIn<typeof findMembers>, 'sort' | 'before'>;

const NAMES = [
  'q',
  'status',
  'frozen',
  'country',
  'premium',
  'fictional',
  'since',
  'until',
] as const satisfies readonly (keyof MemberFilters)[];

/**
 * Reads the filters in an address. A value that the server would refuse is in `wrong` and does not filter.
 * @spec D5.10
 */
export function memberFiltersIn(params: URLSearchParams): {
  filters: MemberFilters;
  wrong: readonly string[];
} {
  const given = NAMES.flatMap(name => {
    const value = params.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  const parsed = memberQuery.safeParse(Object.fromEntries(given));
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
  return { filters: Object.fromEntries(given.filter(([name]) => !wrong.includes(name))), wrong };
}
