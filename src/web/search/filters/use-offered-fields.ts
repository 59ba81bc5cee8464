import { offeredFields } from '#contract/search-fields';
import type { SearchField } from '#contract/site';
import { useSettings } from '../../site/settings-query.ts';

/** @spec 3.5 3.16 */
export const useOfferedFields = (): SearchField[] => {
  const { search_fields, visible_profile_fields } = useSettings();
  return offeredFields({ search_fields, visible_profile_fields });
};
