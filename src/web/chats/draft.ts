import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { FieldError } from '#contract/errors';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/session-state.ts';
import { persistWaitingMessage } from '../credits/waiting-message.ts';

/**
 * The text in the composer of a conversation, and why its last message was refused. `revision` counts changes
 * that were not typed in this field: a stored draft, a refused message put back, another tab.
 */
export type ComposerDraft = { text: string; refusal: FieldError | null; revision: number };

const empty: ComposerDraft = { text: '', refusal: null, revision: 0 };

/** A draft belongs to one conversation of one member and stays through reloads until logout. */
const draftQuery = (profile: string) =>
  queryOptions<ComposerDraft>({
    queryKey: ['draft', profile],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * The draft and how to save what is typed. The query cache updates a moment later, so the field itself holds
 * its text.
 * @spec 2.9
 */
export function useComposerDraft(profile: string): [ComposerDraft, (text: string) => void] {
  const cache = useQueryClient();
  const { data } = useQuery(draftQuery(profile));
  // At once: a draft loaded later would overwrite what is typed.
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

/** Puts a refused message back into the composer, before what was typed since. */
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

/** Element id of the composer field. */
export const COMPOSER_FIELD = 'composer-field';

/** Puts a text into an empty composer. */
export function useSuggestText(profile: string): (text: string) => void {
  const cache = useQueryClient();
  return text => {
    const draft = currentDraft(cache, profile);
    if (draft.text === '') saveDraft(cache, profile, { text, refusal: null, revision: draft.revision + 1 });
  };
}

/** Loads what another tab wrote. */
export function reloadDraft(cache: QueryClient, profile: string): void {
  const { refusal, revision } = currentDraft(cache, profile);
  const text = storedText(cache, profile);
  cache.setQueryData(draftQuery(profile).queryKey, { text, refusal, revision: revision + 1 });
}

function loadDraft(cache: QueryClient, profile: string): void {
  const { queryKey } = draftQuery(profile);
  if (cache.getQueryData(queryKey) === undefined) cache.setQueryData(queryKey, currentDraft(cache, profile));
}

/** The current text of a draft, before the page is rendered with it. */
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
