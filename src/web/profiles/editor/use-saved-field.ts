import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyIn } from '#contract/call';
import { isApiError } from '#contract/errors';
import { changeProfile } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import type { ProfileAnswer } from '../profile-query.ts';

export type ProfileChange = BodyIn<typeof changeProfile>;

const CONFIRMED_MS = 2_500;
const SHOWING_MEMBERS = new Set<unknown>(['member', 'members', 'faces', 'likes', 'chats', 'thread']);

/** Saves one field of one's own profile by itself: says for a moment that it is kept, or why it is not. */
export function useSavedField(field: keyof ProfileChange) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, variables, error, isPending, isSuccess, submittedAt, reset } = useMutation({
    scope: { id: 'profile' },
    // Without a line it fails and says so: one that waited would show what is not kept.
    networkMode: 'always',
    mutationFn: (change: ProfileChange) => ask(api, changeProfile, { body: change }),
    onSuccess: answer => {
      cache.setQueryData<ProfileAnswer>(['profile'], answer);
      return cache.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey, field, answer) });
    },
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, submittedAt, reset]);
  const refused = isApiError(error) ? (error.fields[field] ?? error) : null;
  return {
    save: mutate,
    /** What was asked for and is not answered yet. */
    wanted: isPending ? variables : undefined,
    /** Takes a refusal away: the field is being changed. */
    clear: reset,
    isSaved: isSuccess,
    error: refused ? errorText(t, refused) : error && t('errors.generic'),
  };
}

/** What shows the changed field: one's own page, and with what one shares or hides everything that shows others. */
const isTouched = ([what, id]: QueryKey, field: keyof ProfileChange, { profile }: ProfileAnswer): boolean =>
  field.startsWith('shares_') ? SHOWING_MEMBERS.has(what) : what === 'member' && id === profile.id;
