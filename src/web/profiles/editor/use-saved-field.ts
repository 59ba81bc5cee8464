import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BodyIn } from '#contract/call';
import { isApiError } from '#contract/errors';
import { changeProfile } from '#contract/profiles';
import { errorText, shortFailureText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import type { ProfileAnswer } from '../profile-query.ts';
import { isTouched, type ProfileField } from './is-touched.ts';

export type ProfileChange = BodyIn<typeof changeProfile>;

/** Saves one field of the member's own profile by itself. Why it was not kept stands at the field, or in a toast once the field is gone. */
export function useSavedField(field: ProfileField, label: string) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const [error, setError] = useState<Error | null>(null);
  const isShown = useIsShown();
  const { mutateAsync, isPending } = useMutation({
    scope: { id: 'profile' },
    // Without a line it fails and says so: one that waited would show what is not kept.
    networkMode: 'always',
    mutationFn: (change: ProfileChange) => callApi(api, changeProfile, { body: change }),
    onSuccess: answer => {
      cache.setQueryData<ProfileAnswer>(['profile'], answer);
      return cache.invalidateQueries({
        predicate: ({ queryKey }) => isTouched(queryKey, field, answer.profile.id),
      });
    },
  });
  const refused = isApiError(error) ? error.fields[field] : undefined;
  const clear = () => setError(null);
  const sayWhereUnseen = () => {
    if (!isShown.current) toast(t('editor.not_kept', { label }), 'error');
  };
  return {
    /**
     * Resolves to whether it is kept, also when the member has gone to another page meanwhile. Several may be on their way at once.
     * @param onFailed says so; by default a toast does where the field is gone
     */
    async save(change: ProfileChange, onFailed = sayWhereUnseen): Promise<boolean> {
      clear();
      try {
        await mutateAsync(change);
        return true;
      } catch (failure) {
        setError(failure as Error);
        onFailed();
        return false;
      }
    },
    isSaving: isPending,
    /** Takes a refusal away: the field is being changed. */
    clear,
    error: error && (refused ? errorText(t, refused) : shortFailureText(t, error)),
  };
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
