import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors';

/** What stands in the composer of a conversation, and why its last message came back. */
export type Draft = { text: string; refusal: ErrorCode | null };

const empty: Draft = { text: '', refusal: null };
const keyOf = (profile: string) => `draft ${profile}`;

/** A draft belongs to one conversation of one tab, and stays through reloads and visits elsewhere. */
const draftQuery = (profile: string) =>
  queryOptions<Draft>({
    queryKey: ['draft', profile],
    queryFn: () => stored(profile),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

export function useDraft(profile: string): [Draft, (draft: Draft) => void] {
  const cache = useQueryClient();
  const { data } = useQuery(draftQuery(profile));
  return [data ?? empty, draft => keepDraft(cache, profile, draft)];
}

export function keepDraft(cache: QueryClient, profile: string, draft: Draft): void {
  cache.setQueryData(draftQuery(profile).queryKey, draft);
  if (draft.text === '') sessionStorage.removeItem(keyOf(profile));
  else sessionStorage.setItem(keyOf(profile), draft.text);
}

/** Puts a refused message back into the composer, before what was written since. */
export function giveBack(cache: QueryClient, profile: string, text: string, refusal: ErrorCode): void {
  const since = cache.getQueryData(draftQuery(profile).queryKey)?.text ?? stored(profile).text;
  keepDraft(cache, profile, { text: since === '' ? text : `${text}\n${since}`, refusal });
}

const stored = (profile: string): Draft =>
  typeof sessionStorage === 'undefined'
    ? empty
    : { text: sessionStorage.getItem(keyOf(profile)) ?? '', refusal: null };
