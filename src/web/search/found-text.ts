import type { Output } from '#contract/call';
import type { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import type { Search } from './search-state.ts';

export type Found = Pick<Output<typeof searchMembers>, 'numResults' | 'capped'>;

/** How many a search finds, in words for whom it looks for: men, where men seek men. */
export function useFoundText({ gender }: Search): (found: Found | null, use: 'heading' | 'apply') => string {
  const t = useMembersText();
  const { audience } = useSettings();
  const sought = gender ?? (audience === 'men_seeking_men' ? 'male' : 'other');
  return (found, use) => {
    if (!found) return t('search.apply');
    const { numResults: count, capped } = found;
    const values = { count, gender: sought, more: capped ? '+' : '' };
    return use === 'heading' ? t('search.found', values) : t('search.apply_found', values);
  };
}
