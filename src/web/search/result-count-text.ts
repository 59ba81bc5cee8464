import type { Output } from '#contract/call';
import type { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import type { SearchState } from './search-state.ts';

export type ResultCount = Pick<Output<typeof searchMembers>, 'numResults' | 'capped'>;

/**
 * Says "men" or "members", depending on the gender filter and the site's audience.
 * @spec 3.16
 */
export function useResultCountText({
  gender,
}: SearchState): (found: ResultCount | null, use: 'heading' | 'apply') => string {
  const t = useMembersText();
  const { audience } = useSettings();
  const soughtGender = gender ?? (audience === 'men_seeking_men' ? 'male' : 'other');
  return (found, use) => {
    if (!found) return t('search.apply');
    const { numResults: count, capped } = found;
    const values = { count, gender: soughtGender, more: capped ? '+' : '' };
    return use === 'heading' ? t('search.found', values) : t('search.apply_found', values);
  };
}
