import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { FieldError } from '#contract/errors';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/tab-session.ts';
import { persistWaitingMessage } from '../credits/waiting-message.ts';

/** `revision` counts changes that were not typed in the composer. */
type ComposerDraft = { text: string; refusal: FieldError | null; revision: number };

const empty: ComposerDraft = { text: '', refusal: null, revision: 0 };

/** The browser stores a draft through reloads, until logout. */
const draftQuery = (profile: string) =>
  queryOptions<ComposerDraft>({
    queryKey: ['draft', profile],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * The returned draft lags behind typing, so the text field uses `useDraftText`.
 * @spec 2.9
 */
export function useComposerDraft(profile: string): [ComposerDraft, (text: string) => void] {
  const cache = useQueryClient();
  const { data } = useQuery(draftQuery(profile));
  // Loaded before painting, because a draft loaded later would overwrite typed text.
  useLayoutEffect(() => loadDraft(cache, profile), [cache, profile]);
  return [
    data ?? empty,
    text => saveDraft(cache, profile, { ...currentDraft(cache, profile), text, refusal: null }),
  ];
}

function saveDraft(cache: QueryClient, profile: string, draft: ComposerDraft): void {
  cache.setQueryData(draftQuery(profile).queryKey, draft);
  const member = currentMemberId(cache);
  if (member !== null) persist(persistedKey(member, 'draft', profile), draft.text === '' ? null : draft.text);
  persistWaitingMessage(cache, profile, draft.text.trim() !== '');
}

export function restoreToDraft(
  cache: QueryClient,
  profile: string,
  text: string,
  refusal: FieldError | null,
): void {
  const { text: typedSince, revision } = currentDraft(cache, profile);
  saveDraft(cache, profile, {
    text: [text, typedSince].filter(part => part !== '').join('\n'),
    refusal,
    revision: revision + 1,
  });
}

export const COMPOSER_FIELD = 'composer-field';

export function useSuggestText(profile: string): (text: string) => void {
  const cache = useQueryClient();
  return text => {
    const draft = currentDraft(cache, profile);
    if (draft.text === '') saveDraft(cache, profile, { text, refusal: null, revision: draft.revision + 1 });
  };
}

export function reloadDraft(cache: QueryClient, profile: string): void {
  const { refusal, revision } = currentDraft(cache, profile);
  const text = storedText(cache, profile);
  cache.setQueryData(draftQuery(profile).queryKey, { text, refusal, revision: revision + 1 });
}

/**
 * Shows what other tabs stored before this tab listened to changes, such as a refused message, which typing here would
 * overwrite.
 */
export function reloadChangedDrafts(cache: QueryClient): void {
  for (const [[, profile], draft] of cache.getQueriesData<ComposerDraft>({ queryKey: ['draft'] }))
    if (typeof profile === 'string' && draft && draft.text !== storedText(cache, profile))
      reloadDraft(cache, profile);
}

function loadDraft(cache: QueryClient, profile: string): void {
  const { queryKey } = draftQuery(profile);
  if (cache.getQueryData(queryKey) === undefined) cache.setQueryData(queryKey, currentDraft(cache, profile));
}

/** Reads the latest draft, even before React has rendered it. */
export const useLatestText = (profile: string): (() => string) => {
  const cache = useQueryClient();
  return () => currentDraft(cache, profile).text;
};

const currentDraft = (cache: QueryClient, profile: string): ComposerDraft =>
  cache.getQueryData(draftQuery(profile).queryKey) ?? { ...empty, text: storedText(cache, profile) };

function storedText(cache: QueryClient, profile: string): string {
  const member = currentMemberId(cache);
  return (member && readPersisted<string>(persistedKey(member, 'draft', profile))) ?? '';
}
