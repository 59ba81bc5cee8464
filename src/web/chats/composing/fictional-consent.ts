import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberCard } from '#contract/profiles';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/session-state.ts';

/**
 * Whether this one is fictional and the member has not taken note of it yet, as he does before the first credit (decisions, 1); kept for
 * the two until he logs out. `hasWritten`: he wrote to him before, and knows.
 */
export function useFictionalConsent(
  { id, fictional }: Pick<MemberCard, 'id' | 'fictional'>,
  hasWritten: boolean,
): { isMissing: boolean; give: () => void } {
  const cache = useQueryClient();
  const queryKey = ['fictional-consent', id];
  const nameOf = () => persistedKey(currentMemberId(cache) ?? '', 'fictional', id);
  const { data: isGiven = false } = useQuery({
    queryKey,
    queryFn: () => readPersisted<boolean>(nameOf()) ?? false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });
  const give = () => {
    persist(nameOf(), true);
    cache.setQueryData(queryKey, true);
  };
  return { isMissing: fictional && !hasWritten && !isGiven, give };
}
