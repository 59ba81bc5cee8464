import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount } from '#contract/deletion';
import { callApi, useApi } from '../../api.ts';
import { clearTabSession, setSessionEndReason } from '../session-state.ts';
import type { DeletionFeedback } from './reason-step.tsx';

/** Deletes the account and leaves for the page that says so, as a document of its own: nothing of the login stays in this tab. */
export function useDeleteAccount(onRefused: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, remarks, password }: DeletionFeedback & { password: string }) =>
      callApi(api, deleteAccount, {
        body: { password, ...(reason && { reason }), ...(reason === 'other' && { remarks }) },
      }),
    // The socket may bring the end of the login before this answer.
    onMutate: () => setSessionEndReason(cache, 'left'),
    onSuccess: ({ until }) => {
      clearTabSession(cache);
      location.replace(`/account-deleted?until=${encodeURIComponent(until)}`);
    },
    onError: () => {
      setSessionEndReason(cache, 'ended');
      onRefused();
    },
  });
}
