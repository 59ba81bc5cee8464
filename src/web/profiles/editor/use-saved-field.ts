import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '#contract/call';
import { isApiError } from '#contract/errors';
import { changeProfile } from '#contract/profiles';
import { errorText, shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import type { ProfileAnswer } from '../profile-query.ts';
import { isTouched, type ProfileField } from './is-touched.ts';

export type ProfileChange = BodyIn<typeof changeProfile>;

/** Saves one field of one's own profile by itself: says that it is kept, or why it is not. */
export function useSavedField(field: ProfileField) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, error, isPending, reset } = useMutation({
    scope: { id: 'profile' },
    // Without a line it fails and says so: one that waited would show what is not kept.
    networkMode: 'always',
    mutationFn: (change: ProfileChange) => ask(api, changeProfile, { body: change }),
    onSuccess: answer => {
      cache.setQueryData<ProfileAnswer>(['profile'], answer);
      return cache.invalidateQueries({
        predicate: ({ queryKey }) => isTouched(queryKey, field, answer.profile.id),
      });
    },
  });
  const refused = isApiError(error) ? error.fields[field] : undefined;
  return {
    save: mutate,
    isSaving: isPending,
    /** Takes a refusal away: the field is being changed. */
    clear: reset,
    error: error && (refused ? errorText(t, refused) : shortFailureText(t, error)),
  };
}
