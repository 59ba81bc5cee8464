import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type ExportState, getExport } from '#contract/export';
import { callApi } from '../../api.ts';

/** Events say when it is ready; a browser without a line asks by itself. */
const POLL_MS = 20_000;

/** How the export of one's own data stands. */
export const exportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['export'],
    queryFn: ({ signal }): Promise<ExportState> => callApi(api, getExport, { signal }),
    // Whether the password is asked depends on the hour.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.export?.status === 'making' ? POLL_MS : false),
  });
