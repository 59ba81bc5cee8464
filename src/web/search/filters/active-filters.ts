import { type SearchSwitch, searchSwitches } from '#contract/search';
import { type ListField, listFields, type SearchState, withChanges } from '../search-state.ts';

/** `without`: the search that remains when this filter is removed. */
export type ActiveFilter = { key: string; without: SearchState } & (
  | { kind: 'ages'; from: string | undefined; until: string | undefined }
  | { kind: 'gender' | 'country' | 'countryregion' | 'distance' | 'near'; value: string }
  | { kind: ListField; value: string }
  | { kind: SearchSwitch }
);

const singles = ['gender', 'country', 'countryregion'] as const;

/**
 * Lists the filters in the order of the form.
 * @spec 3.16
 */
export function activeFilters(search: SearchState): ActiveFilter[] {
  return [
    ...singleFilters(search),
    ...ageFilter(search),
    ...distanceFilter(search),
    ...listFilters(search),
    ...booleanFilters(search),
  ];
}

function singleFilters(search: SearchState): ActiveFilter[] {
  return singles.flatMap(kind => {
    const value = search[kind];
    return value ? [{ key: kind, kind, value, without: withChanges(search, { [kind]: undefined }) }] : [];
  });
}

function ageFilter(search: SearchState): ActiveFilter[] {
  const { min_age: from, max_age: until } = search;
  if (!from && !until) return [];
  const without = withChanges(search, { min_age: undefined, max_age: undefined });
  return [{ key: 'ages', kind: 'ages', from, until, without }];
}

function distanceFilter(search: SearchState): ActiveFilter[] {
  const { distance: value, near } = search;
  if (value) {
    const without = withChanges(search, {
      distance: undefined,
      ...(search.order !== 'nearest' && { near: undefined }),
    });
    return [{ key: 'distance', kind: 'distance', value, without }];
  }
  if (!near) return [];
  return [{ key: 'near', kind: 'near', value: near, without: withChanges(search, { near: undefined }) }];
}

function listFilters(search: SearchState): ActiveFilter[] {
  return listFields.flatMap(kind =>
    (search[kind] ?? []).map(value => {
      const others = search[kind]?.filter(other => other !== value);
      return { key: `${kind} ${value}`, kind, value, without: withChanges(search, { [kind]: others }) };
    }),
  );
}

function booleanFilters(search: SearchState): ActiveFilter[] {
  return searchSwitches.flatMap(kind =>
    search[kind] ? [{ key: kind, kind, without: withChanges(search, { [kind]: undefined }) }] : [],
  );
}

/** The order by distance needs the place, so the place stays. */
export const withoutFilters = ({ order, near }: SearchState): SearchState =>
  withChanges({}, { order, ...(order === 'nearest' && { near }) });
