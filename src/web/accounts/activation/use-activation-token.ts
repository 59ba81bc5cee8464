import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors';
import { activate, disownSignup } from '#contract/signup';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';

export type ActivatedHistoryState = { delivered?: number };
export type DisownedHistoryState = { disowned?: true };

/**
 * The returned `removal` deletes an account that somebody else made with this email address.
 * @spec 4.2
 */
export function useActivationToken() {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const body = { token: useSearchParams()[0].get('token') ?? '' };
  const refetchUser = () => invalidate(cache, ['user']);
  const onError = (error: unknown) => {
    if (isApiError(error) && error.code === 'activation_failed')
      navigate('/activate/error', { replace: true });
  };
  const activation = useMutation({
    mutationFn: () => callApi(api, activate, { body }),
    onSuccess: async activated => {
      await refetchUser();
      await navigate('/activate/done', { replace: true, state: activated satisfies ActivatedHistoryState });
    },
    onError,
  });
  const removal = useMutation({
    mutationFn: () => callApi(api, disownSignup, { body }),
    // Removes the token first, because `refetchUser` may lead to `/login?next=` with this URL.
    onSuccess: async () => {
      await navigate('/activate', {
        replace: true,
        state: { disowned: true } satisfies DisownedHistoryState,
      });
      await refetchUser();
    },
    onError,
  });
  return { activation, removal };
}
