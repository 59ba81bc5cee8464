import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { endSession, endSessions } from '#contract/sessions';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { focusContent } from '../../layouts/focus-content.ts';
import { toast } from '../../ui/toast-store.ts';
import { endTabSession, setSessionEndReason } from '../tab-session.ts';

/**
 * Ending a session that has already ended counts as a success.
 * @spec D2.21
 */
export function useEndSession(name: string) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (id: string) =>
      callApi(api, endSession, { body: { id } }).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== 'not_found') throw error;
      }),
    onSuccess() {
      toast(t('sessions.ended', { name }), 'good');
      focusContent();
    },
    onError: showError,
    onSettled: () => invalidate(cache, ['sessions']),
  });
}

export function useEndOtherSessions() {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => callApi(api, endSessions, { body: { this_too: false } }),
    onSuccess() {
      toast(t('sessions.others_ended'), 'good');
      focusContent();
    },
    onError: showError,
    onSettled: () => invalidate(cache, ['sessions']),
  });
}

/** Also ends the session of this browser. */
export function useEndAllSessions() {
  const api = useApi();
  const cache = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => callApi(api, endSessions, { body: { this_too: true } }),
    onMutate: () => setSessionEndReason(cache, 'logout'),
    onSuccess: () => endTabSession(cache),
    onError: error => {
      setSessionEndReason(cache, 'ended');
      showError(error);
    },
  });
}

function useErrorToast() {
  const t = useAccountText();
  return (error: unknown) => toast(shortFailureText(t, error), 'error');
}
