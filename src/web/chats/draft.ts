import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { FieldError } from '#contract/errors';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/session-state.ts';
import { noteWaiting } from '../credits/waiting-message.ts';

/**
 * What stands in the composer of a conversation, and why its last message came back. `revision` counts what was not typed there:
 * a kept text that is found again, a message given back, what another tab writes.
 */
export type Draft = { text: string; refusal: FieldError | null; revision: number };

const empty: Draft = { text: '', refusal: null, revision: 0 };

/** A draft belongs to one conversation of one member, wherever he writes it, and stays through reloads until he logs out. */
const draftQuery = (profile: string) =>
  queryOptions<Draft>({
    queryKey: ['draft', profile],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The draft, and how to keep what is typed. The cache tells of a change a moment later: the field itself holds what it shows. */
export function useDraft(profile: string): [Draft, (text: string) => void] {
  const cache = useQueryClient();
  const { data } = useQuery(draftQuery(profile));
  // At once, and before anything is typed: what is read later would overwrite it.
  useLayoutEffect(() => readDraft(cache, profile), [cache, profile]);
  return [
    data ?? empty,
    text => keepDraft(cache, profile, { ...latest(cache, profile), text, refusal: null }),
  ];
}

function keepDraft(cache: QueryClient, profile: string, draft: Draft): void {
  cache.setQueryData(draftQuery(profile).queryKey, draft);
  const member = currentMemberId(cache);
  if (member !== null) persist(persistedKey(member, 'draft', profile), draft.text === '' ? null : draft.text);
  noteWaiting(cache, profile, draft.text.trim() !== '');
}

/** Puts a refused message back into the composer, before what was written since. */
export function giveBack(
  cache: QueryClient,
  profile: string,
  text: string,
  refusal: FieldError | null,
): void {
  const { text: since, revision } = latest(cache, profile);
  keepDraft(cache, profile, {
    text: [text, since].filter(part => part !== '').join('\n'),
    refusal,
    revision: revision + 1,
  });
}

/** The field of the composer, found from elsewhere on the page. */
export const COMPOSER_FIELD = 'composer-field';

/** Puts a text into the composer of a conversation where nothing is typed; what is typed stays. */
export function useSuggestText(profile: string): (text: string) => void {
  const cache = useQueryClient();
  return text => {
    const draft = latest(cache, profile);
    if (draft.text === '') keepDraft(cache, profile, { text, refusal: null, revision: draft.revision + 1 });
  };
}

/** Shows what another tab wrote. */
export function showDraft(cache: QueryClient, profile: string): void {
  const { refusal, revision } = latest(cache, profile);
  const text = storedText(cache, profile);
  cache.setQueryData(draftQuery(profile).queryKey, { text, refusal, revision: revision + 1 });
}

function readDraft(cache: QueryClient, profile: string): void {
  const { queryKey } = draftQuery(profile);
  if (cache.getQueryData(queryKey) === undefined) cache.setQueryData(queryKey, latest(cache, profile));
}

/** The text of a draft at this moment, before the page is rendered with it. */
export const useLatestText = (profile: string): (() => string) => {
  const cache = useQueryClient();
  return () => latest(cache, profile).text;
};

const latest = (cache: QueryClient, profile: string): Draft =>
  cache.getQueryData(draftQuery(profile).queryKey) ?? { ...empty, text: storedText(cache, profile) };

function storedText(cache: QueryClient, profile: string): string {
  const member = currentMemberId(cache);
  return (member && readPersisted<string>(persistedKey(member, 'draft', profile))) ?? '';
}
