import type { SearchFilters } from './search.ts';
import { type ProfileField, type SearchField, type Settings, searchFields } from './site.ts';

type SearchFieldSettings = Pick<Settings, 'search_fields' | 'visible_profile_fields'>;

/** A site that hides the profile field does not offer its filter. */
const profileFieldOf: Partial<Record<SearchField, ProfileField>> = {
  countryregion: 'region',
  body_type: 'body_type',
  interests: 'interests',
};

/** @spec 3.5 3.16 */
export const offeredFields = ({
  search_fields,
  visible_profile_fields,
}: SearchFieldSettings): SearchField[] =>
  searchFields.filter(field => {
    const profileField = profileFieldOf[field];
    return (
      search_fields.includes(field) &&
      (profileField === undefined || visible_profile_fields.includes(profileField))
    );
  });

export const unofferedFields = (
  query: Partial<Record<keyof SearchFilters, unknown>>,
  settings: SearchFieldSettings,
): SearchField[] => {
  const offered = offeredFields(settings);
  return searchFields.filter(field => query[field] !== undefined && !offered.includes(field));
};

/** Old links and saved searches may contain filters that the site does not offer. */
export function withoutUnofferedFields<Q extends Partial<Record<keyof SearchFilters, unknown>>>(
  query: Q,
  settings: SearchFieldSettings,
): Q {
  const unoffered: string[] = unofferedFields(query, settings);
  return Object.fromEntries(Object.entries(query).filter(([field]) => !unoffered.includes(field))) as Q;
}
