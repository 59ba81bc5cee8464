import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { profileQuery } from '../../profiles/profile-query.ts';
import { useCellName } from './cell-name.ts';

function useOwnProfile() {
  const user = useUser();
  const { data } = useQuery({
    ...profileQuery(useApi()),
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
  const api = useApi();
  const cache = useQueryClient();
  return async () => {
    if (user === null) return false;
    const answer = await cache.ensureQueryData(profileQuery(api)).catch(() => null);
    return answer !== null && answer.profile.cell !== null;
  };
}
