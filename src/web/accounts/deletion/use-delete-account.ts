import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount } from '#contract/deletion';
import { callApi, useApi } from '../../data/api.ts';
import { clearTabSession, setSessionEndReason } from '../tab-session.ts';
import type { DeletionFeedback } from './reason-step.tsx';

/**
 * Loads a new document, so that nothing of the session stays in memory.
 * @spec 4.3
 */
export function useDeleteAccount(onRefused: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, remarks, password }: DeletionFeedback & { password: string }) =>
      callApi(api, deleteAccount, {
        body: { password, ...(reason && { reason }), ...(reason === 'other' && { remarks }) },
      }),
    onMutate: () => setSessionEndReason(cache, 'leaving'),
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
