import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getInvitations } from '#contract/invitations';
import { callApi } from '../../api.ts';

export type InvitationsOutput = Output<typeof getInvitations>;

/**
 * Always refetched, because an invitation may have been used.
 * @spec 6.4
 */
export const invitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => callApi(api, getInvitations, { signal }),
    staleTime: 0,
  });
