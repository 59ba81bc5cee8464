import type { BodyIn } from '#contract/call';
import { countryOfRegion } from '#contract/countries';
import type { saveSearch } from '#contract/saved-searches';
import { type SearchQuery, type SearchSwitch, searchSwitches } from '#contract/search';

/** A search as an address holds it: the URL is its state. Values are kept as they came; the server says what is wrong with them. */
export type Search = Partial<Record<OneName | SearchSwitch, string>> & Partial<Record<ManyName, string[]>>;

const ones = [
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
export const manies = ['body_type', 'interests'] as const;
type OneName = (typeof ones)[number];
export type ManyName = (typeof manies)[number];
export type Change = { [name in keyof Search]?: Search[name] | undefined };

const ON = '1';
const isOn = (value: string | null) => value === ON || value === 'true';

/** The search that an address holds, the same for the same search; everything else in it, as tracking, is left alone. */
export function searchOf(params: URLSearchParams): Search {
  const search: Search = {};
  for (const name of ones) search[name] = params.get(name)?.trim() || undefined;
  for (const name of manies) search[name] = [...new Set(params.getAll(name).filter(Boolean))].sort();
  for (const name of searchSwitches) search[name] = isOn(params.get(name)) ? ON : undefined;
  return tidy(search);
}

/** What the server is asked for. */
export const queryOf = (search: Search): SearchQuery => search as SearchQuery;

/** What is kept of a search: everything but its page. */
export const filtersOf = ({ page: _, ...filters }: Search): BodyIn<typeof saveSearch>['query'] =>
  filters as BodyIn<typeof saveSearch>['query'];

/** The search that the server proposes, as an address holds it. */
export const searchFrom = (query: Record<string, unknown>): Search => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat())
      if (one !== undefined && one !== false) params.append(name, String(one));
  return searchOf(params);
};

/** The query string of a search, known names only and always in one order; empty for all members. */
export function addressOf(search: Search): string {
  const params = new URLSearchParams();
  for (const name of [...ones, ...manies, ...searchSwitches])
    for (const value of [search[name]].flat()) if (value !== undefined) params.append(name, value);
  return params.size > 0 ? `?${params}` : '';
}

/** The address of a search on the page of members. */
export const membersAddress = (search: Search): string => `/members${addressOf(search)}`;

/** A search changed in some of its filters, from its first page on. */
export function changed(search: Search, change: Change): Search {
  const next: Search = { ...search, page: undefined, ...change } as Search;
  // A region of the country that was chosen before is none of this one.
  if ('country' in change && countryOfRegion(next.countryregion) !== next.country) delete next.countryregion;
  return tidy(next);
}

/** Another page of the same search. */
export const onPage = (search: Search, page: number): Search => tidy({ ...search, page: String(page) });
export const pageAddress = (search: Search, page: number): string => membersAddress(onPage(search, page));

/** One value of a filter that takes several, put in or taken out. */
export const toggled = (values: string[] | undefined, value: string, on: boolean): string[] =>
  (on ? [...(values ?? []), value] : (values ?? []).filter(other => other !== value)).sort();

/** Without what says nothing: empty filters and the first page. */
function tidy(search: Search): Search {
  const kept = Object.entries(search).filter(([name, value]) => {
    if (value === undefined || value.length === 0) return false;
    return !(name === 'page' && value === '1');
  });
  return Object.fromEntries(kept);
}
