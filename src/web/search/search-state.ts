import type { BodyIn } from '#contract/call';
import { countryOfRegion } from '#contract/countries';
import type { saveSearch } from '#contract/saved-searches';
import { type SearchQuery, type SearchSwitch, searchSwitches } from '#contract/search';

/**
 * Values come unchecked from the URL, because the server reports invalid values.
 * @spec 3.16
 */
export type SearchState = Partial<Record<SingleField | SearchSwitch, string>> &
  Partial<Record<ListField, string[]>>;

const singleFields = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'distance',
  'near',
  'order',
  'page',
] as const;
export const listFields = ['body_type', 'interests'] as const;
type SingleField = (typeof singleFields)[number];
export type ListField = (typeof listFields)[number];
export type SearchChange = { [name in keyof SearchState]?: SearchState[name] | undefined };

const ON = '1';
const isOn = (value: string | null) => value === ON || value === 'true';

/** Other parameters, such as tracking, are ignored. */
export function parseSearch(params: URLSearchParams): SearchState {
  const search: SearchState = {};
  for (const name of singleFields) search[name] = params.get(name)?.trim() || undefined;
  for (const name of listFields) search[name] = [...new Set(params.getAll(name).filter(Boolean))].sort();
  for (const name of searchSwitches) search[name] = isOn(params.get(name)) ? ON : undefined;
  return normalized(search);
}

export const queryOf = (search: SearchState): SearchQuery => search as SearchQuery;

export const filtersOf = ({ page: _, ...filters }: SearchState): BodyIn<typeof saveSearch>['query'] =>
  filters as BodyIn<typeof saveSearch>['query'];

export const searchFromQuery = (query: Record<string, unknown>): SearchState => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat())
      if (item !== undefined && item !== false) params.append(name, String(item));
  return parseSearch(params);
};

/** The parameters have a fixed order, so that equal searches give equal strings. */
export function queryStringOf(search: SearchState): string {
  const params = new URLSearchParams();
  for (const name of [...singleFields, ...listFields, ...searchSwitches])
    for (const value of [search[name]].flat()) if (value !== undefined) params.append(name, value);
  return params.size > 0 ? `?${params}` : '';
}

export const membersAddress = (search: SearchState): string => `/members${queryStringOf(search)}`;

/** Applies the change and returns to the first page. */
export function withChanges(search: SearchState, change: SearchChange): SearchState {
  const next: SearchState = { ...search, page: undefined, ...change } as SearchState;
  if ('country' in change && countryOfRegion(next.countryregion) !== next.country) delete next.countryregion;
  return normalized(next);
}

export const withPage = (search: SearchState, page: number): SearchState =>
  normalized({ ...search, page: String(page) });
export const pageAddress = (search: SearchState, page: number): string =>
  membersAddress(withPage(search, page));

export const withToggled = (values: string[] | undefined, value: string, on: boolean): string[] =>
  (on ? [...(values ?? []), value] : (values ?? []).filter(other => other !== value)).sort();

function normalized(search: SearchState): SearchState {
  const entries = Object.entries(search).filter(([name, value]) => {
    if (value === undefined || value.length === 0) return false;
    return !(name === 'page' && value === '1');
  });
  return Object.fromEntries(entries);
}
