import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSessions } from '#contract/sessions';
import { callApi } from '../../api.ts';

/** Where the member is logged in; asked anew each time, since other devices come and go unheard. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['logins'],
    queryFn: ({ signal }) => callApi(api, getSessions, { signal }),
    staleTime: 0,
  });
