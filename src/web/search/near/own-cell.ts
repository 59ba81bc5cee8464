import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { useCellName } from './cell-name.ts';

function useOwnProfile() {
  const user = useUser();
  const { data } = useQuery({
    ...query(getProfile),
    enabled: user !== null,
    meta: { progress: 'never' },
  });
  return user === null ? null : data?.profile;
}

/** @spec D1.5 */
export function useHasOwnCell(): boolean | undefined {
  const profile = useOwnProfile();
  return profile === null ? false : profile && profile.cell !== null;
}

export function useOwnPlace(): string | undefined {
  const t = useMembersText();
  const profile = useOwnProfile();
  const cell = profile?.cell ?? null;
  const near = useCellName(cell === null || profile?.city ? undefined : String(cell));
  if (cell === null) return undefined;
  const name = profile?.city ?? near;
  return name === null ? t('search.own_place') : t('search.own_town', { name });
}

export function useFetchHasOwnCell(): () => Promise<boolean> {
  const user = useUser();
  const cache = useQueryClient();
  return async () => {
    if (user === null) return false;
    const answer = await cache.ensureQueryData(query(getProfile)).catch(() => null);
    return answer !== null && answer.profile.cell !== null;
  };
}
