import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getEmail } from '#contract/credentials';
import { callApi } from '../../api.ts';

/** One's own address, and the one that waits to be confirmed. */
export const emailQuery = (api: Api) =>
  queryOptions({
    queryKey: ['email'],
    queryFn: ({ signal }) => callApi(api, getEmail, { signal }),
    // It is confirmed elsewhere, in the mail: coming back to the page asks anew.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
