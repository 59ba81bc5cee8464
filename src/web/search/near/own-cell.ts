import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { profileQuery } from '../../profiles/profile-query.ts';

/** Whether a member tells where he lives, which distances are then counted from; a visitor does not. Undefined: not known yet. */
export function useHasOwnCell(): boolean | undefined {
  const user = useUser();
  const { data } = useQuery({
    ...profileQuery(useApi()),
    enabled: user !== null,
    meta: { progress: 'never' },
  });
  return user === null ? false : data && data.profile.cell !== null;
}

/** As `useHasOwnCell`, asked for when it is needed. */
export function useAskOwnCell(): () => Promise<boolean> {
  const user = useUser();
  const api = useApi();
  const cache = useQueryClient();
  return async () => {
    if (user === null) return false;
    const answer = await cache.ensureQueryData(profileQuery(api)).catch(() => null);
    return answer !== null && answer.profile.cell !== null;
  };
}
