import { type SearchFilters, searchFilters } from '#contract/search';

/**
 * Reads a stored search without filters that are no longer valid.
 * @spec D2.14
 */
export function parseSavedQuery(stored: unknown): SearchFilters {
  const { success, data, error } = searchFilters.safeParse(stored);
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path: [field] }) => field));
  const rest = Object.entries(stored ?? {}).filter(([field]) => !wrong.has(field));
  return rest.length < Object.keys(stored ?? {}).length ? parseSavedQuery(Object.fromEntries(rest)) : {};
}
