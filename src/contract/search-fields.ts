import type { SearchFilters } from './search.ts';
import { type ProfileField, type SearchField, type Settings, searchFields } from './site.ts';

type Offer = Pick<Settings, 'search_fields' | 'visible_profile_fields'>;

/** A filter asks for a field of the profile; one that nobody is shown cannot be searched for either. */
const askedField: Partial<Record<SearchField, ProfileField>> = {
  countryregion: 'region',
  body_type: 'body_type',
  interests: 'interests',
};

/** The filters a site offers (section 3: `search_fields`), without those for fields of a profile that it does not show. */
export const offeredFields = ({ search_fields, visible_profile_fields }: Offer): SearchField[] =>
  searchFields.filter(field => {
    const asked = askedField[field];
    return search_fields.includes(field) && (asked === undefined || visible_profile_fields.includes(asked));
  });

/** The filters of a search that a site does not offer. */
export const closedFields = (
  query: Partial<Record<keyof SearchFilters, unknown>>,
  settings: Offer,
): SearchField[] => {
  const offered = offeredFields(settings);
  return searchFields.filter(field => query[field] !== undefined && !offered.includes(field));
};

/** A search without the filters that the site does not offer, or no longer: an old address still opens. */
export function withoutClosed<Q extends Partial<Record<keyof SearchFilters, unknown>>>(
  query: Q,
  settings: Offer,
): Q {
  const closed: string[] = closedFields(query, settings);
  return Object.fromEntries(Object.entries(query).filter(([field]) => !closed.includes(field))) as Q;
}
