import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeInvitation, withdrawInvitation } from '#contract/invitations';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { type InvitationsOutput, invitationsQuery } from './invitations-query.ts';

/** @spec 6.4 */
export function useMakeInvitation() {
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = invitationsQuery(api);
  return useMutation({
    mutationFn: () => callApi(api, makeInvitation),
    onSuccess: ({ invitation }) =>
      cache.setQueryData<InvitationsOutput>(
        queryKey,
        known => known && { invitations: [invitation, ...known.invitations] },
      ),
    // Refetches the list on failure, because another tab may have reached the limit.
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}

export function useWithdrawInvitation() {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(api, withdrawInvitation, { body: { id } }),
    onSuccess: () => toast(t('invitations.withdrawn_now'), 'good'),
    onError: () => toast(t('errors.generic_short'), 'error'),
    onSettled: () => cache.invalidateQueries({ queryKey: invitationsQuery(api).queryKey }),
  });
}
