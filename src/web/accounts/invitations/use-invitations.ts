import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { getInvitations, makeInvitation, withdrawInvitation } from '#contract/invitations';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { toast } from '../../ui/toast-store.ts';

/** @spec 6.4 */
export function useMakeInvitation() {
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = query(getInvitations);
  return useMutation({
    mutationFn: () => callApi(api, makeInvitation),
    onSuccess: ({ invitation }) =>
      cache.setQueryData<Output<typeof getInvitations>>(
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
    onSettled: () => invalidate(cache, ['invitations']),
  });
}
