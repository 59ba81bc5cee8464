import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keep, kept, keptName } from '../../accounts/kept.ts';
import { memberIn } from '../../accounts/login-state.ts';

/** Whether the member knows that this one is fictional, kept for the conversation until he logs out. */
export function useFictionalConsent(profile: string): { isGiven: boolean; give: () => void } {
  const cache = useQueryClient();
  const queryKey = ['fictional-consent', profile];
  const nameOf = () => keptName(memberIn(cache) ?? '', 'fictional', profile);
  const { data } = useQuery({
    queryKey,
    queryFn: () => kept<boolean>(nameOf()) ?? false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });
  const give = () => {
    keep(nameOf(), true);
    cache.setQueryData(queryKey, true);
  };
  return { isGiven: data ?? false, give };
}
