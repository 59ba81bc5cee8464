import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { endSession, endSessions } from '#contract/sessions';
import { shortFailureText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { focusContent } from '../../layouts/focus-content.ts';
import { toast } from '../../ui/toast-store.ts';
import { logoutHere, markLoginEnd } from '../login-state.ts';
import { loginsQuery } from './logins-query.ts';

/** Ends another login; one that has ended meanwhile is gone too. */
export function useEndLogin(name: string) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const tell = useTellError();
  return useMutation({
    mutationFn: (id: string) =>
      callApi(api, endSession, { body: { id } }).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== 'not_found') throw error;
      }),
    onSuccess() {
      toast(t('logins.ended', { name }), 'good');
      focusContent();
    },
    onError: tell,
    onSettled: () => cache.invalidateQueries({ queryKey: loginsQuery(api).queryKey }),
  });
}

/** Ends all other logins. */
export function useEndOthers() {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const tell = useTellError();
  return useMutation({
    mutationFn: () => callApi(api, endSessions, { body: { this_too: false } }),
    onSuccess() {
      toast(t('logins.others_ended'), 'good');
      focusContent();
    },
    onError: tell,
    onSettled: () => cache.invalidateQueries({ queryKey: loginsQuery(api).queryKey }),
  });
}

/** Logs out everywhere, here too; `LoginEnd` then leads to the login. */
export function useEndAll() {
  const api = useApi();
  const cache = useQueryClient();
  const tell = useTellError();
  return useMutation({
    mutationFn: () => callApi(api, endSessions, { body: { this_too: true } }),
    onMutate: () => markLoginEnd(cache, 'asked'),
    onSuccess: () => logoutHere(cache),
    onError: error => {
      markLoginEnd(cache, 'ended');
      tell(error);
    },
  });
}

function useTellError() {
  const t = useOwnText();
  return (error: unknown) => toast(shortFailureText(t, error), 'error');
}
