import { type SearchFilters, searchFilters } from '#contract/search';

/** What still is a search of one that was kept: filters that no longer are any are left out, one by one, until the rest fits. */
export function parseKept(kept: unknown): SearchFilters {
  const { success, data, error } = searchFilters.safeParse(kept);
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path: [field] }) => field));
  const rest = Object.entries(kept ?? {}).filter(([field]) => !wrong.has(field));
  return rest.length < Object.keys(kept ?? {}).length ? parseKept(Object.fromEntries(rest)) : {};
}
