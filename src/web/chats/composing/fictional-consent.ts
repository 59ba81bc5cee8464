import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberCard } from '#contract/profiles';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { STORED_QUERY } from '../../data/query.ts';

/**
 * The consent to spend credits on a fictional member, stored until logout.
 * @spec 1.4 D1.10
 */
export function useFictionalConsent(
  { id, fictional }: Pick<MemberCard, 'id' | 'fictional'>,
  hasWritten: boolean,
): { isMissing: boolean; give: () => void } {
  const cache = useQueryClient();
  const queryKey = ['fictional-consent', id];
  const storageKey = () => persistedKey(currentMemberId(cache) ?? '', 'fictional', id);
  const { data: isGiven = false } = useQuery({
    queryKey,
    queryFn: () => readPersisted<boolean>(storageKey()) ?? false,
    ...STORED_QUERY,
  });
  const give = () => {
    persist(storageKey(), true);
    cache.setQueryData(queryKey, true);
  };
  return { isMissing: fictional && !hasWritten && !isGiven, give };
}
