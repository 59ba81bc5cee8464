import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors';
import { activate, disownSignup } from '#contract/signup';
import { callApi, useApi } from '../../api.ts';
import { userQuery } from '../user-query.ts';

/** How many messages waited for the activation, for the page that says it is done. */
export type ActivatedHistoryState = { delivered?: number };
/** What the activation page becomes once the account was removed, kept with its place in the history. */
export type DisownedHistoryState = { disowned?: true };

/**
 * What the mailed token is good for: confirming the account, or removing it. Its address goes out of the history with it. A link
 * that will never work leads to the help; a server that did not answer can be asked again.
 */
export function useActivationToken() {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const body = { token: useSearchParams()[0].get('token') ?? '' };
  const refetchUser = () => cache.invalidateQueries({ queryKey: userQuery(api).queryKey });
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
    // Away from the token first: a login that ends with its account leads on from where one is.
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
