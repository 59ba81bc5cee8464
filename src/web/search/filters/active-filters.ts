import { type SearchSwitch, searchSwitches } from '#contract/search';
import { changed, type ManyName, manies, type Search } from '../search-state.ts';

/** One filter that is on, and the search without it. */
export type ActiveFilter = { key: string; without: Search } & (
  | { kind: 'ages'; from: string | undefined; until: string | undefined }
  | { kind: 'gender' | 'country' | 'countryregion' | 'distance' | 'near'; value: string }
  | { kind: ManyName; value: string }
  | { kind: SearchSwitch }
);

const singles = ['gender', 'country', 'countryregion'] as const;

/** The filters of a search that are on, in the order of the form. An age range is one, and so is a distance with its place. */
export function activeFilters(search: Search): ActiveFilter[] {
  return [...lone(search), ...ages(search), ...distance(search), ...several(search), ...switched(search)];
}

function lone(search: Search): ActiveFilter[] {
  return singles.flatMap(kind => {
    const value = search[kind];
    return value ? [{ key: kind, kind, value, without: changed(search, { [kind]: undefined }) }] : [];
  });
}

function ages(search: Search): ActiveFilter[] {
  const { min_age: from, max_age: until } = search;
  if (!from && !until) return [];
  const without = changed(search, { min_age: undefined, max_age: undefined });
  return [{ key: 'ages', kind: 'ages', from, until, without }];
}

function distance(search: Search): ActiveFilter[] {
  const { distance: value, near } = search;
  if (value) {
    const without = changed(search, {
      distance: undefined,
      ...(search.order !== 'nearest' && { near: undefined }),
    });
    return [{ key: 'distance', kind: 'distance', value, without }];
  }
  if (!near) return [];
  return [{ key: 'near', kind: 'near', value: near, without: changed(search, { near: undefined }) }];
}

function several(search: Search): ActiveFilter[] {
  return manies.flatMap(kind =>
    (search[kind] ?? []).map(value => {
      const others = search[kind]?.filter(other => other !== value);
      return { key: `${kind} ${value}`, kind, value, without: changed(search, { [kind]: others }) };
    }),
  );
}

function switched(search: Search): ActiveFilter[] {
  return searchSwitches.flatMap(kind =>
    search[kind] ? [{ key: kind, kind, without: changed(search, { [kind]: undefined }) }] : [],
  );
}

/** The search with every filter off; its order stays. */
export const cleared = ({ order, near }: Search): Search =>
  changed({}, { order, ...(order === 'nearest' && { near }) });
