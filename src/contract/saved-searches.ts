import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { SAVED_SEARCHES } from './constants.ts';
import { id, text, timestamp } from './fields.ts';
import { searchFilters, searchRefusals } from './search.ts';

const savedSearch = z.object({ id, name: z.string(), query: searchFilters, created_at: timestamp });
export type SavedSearch = z.output<typeof savedSearch>;

/**
 * Only premium members have saved searches. The latest comes first.
 * @spec D2.14 3.16
 */
export const getSavedSearches = defineCall('GET', '/api/saved-search.php', {
  summary: "The caller's saved searches",
  section: 'D2.14',
  output: z.object({ searches: z.array(savedSearch) }),
  errors: ['premium_only'],
  provides: ['saved-searches'],
});

/**
 * Replaces the caller's search of the same name, ignoring upper and lower case.
 * @spec D2.14 3.16
 */
export const saveSearch = defineCall('POST', '/api/saved-search.php', {
  summary: 'Save a search',
  section: 'D2.14',
  body: z.object({
    name: text(SAVED_SEARCHES.name).check(z.minLength(1, { error: 'field_required' })),
    query: searchFilters,
  }),
  output: z.object({ search: savedSearch }),
  errors: ['premium_only', 'saved_search_limit', ...searchRefusals.filter(code => code !== 'place_needed')],
  repeat: 'natural',
  invalidates: ['saved-searches'],
});

/**
 * An unknown id, or the id of another member's search, changes nothing.
 * @spec D2.14 3.16
 */
export const deleteSavedSearch = defineCall('DELETE', '/api/saved-search.php', {
  summary: 'Remove a saved search',
  section: 'D2.14',
  body: z.object({ id }),
  errors: ['premium_only'],
  repeat: 'natural',
  invalidates: ['saved-searches'],
});
