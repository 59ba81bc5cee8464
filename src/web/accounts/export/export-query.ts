import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type ExportState, getExport } from '#contract/export';
import { callApi } from '../../api.ts';

/** Polling is needed, because a lost socket does not report the finished export. */
const POLL_MS = 20_000;

/** @spec D5.7 */
export const exportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['export'],
    queryFn: ({ signal }): Promise<ExportState> => callApi(api, getExport, { signal }),
    // Always refetched, because the need for a password changes with time.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.export?.status === 'making' ? POLL_MS : false),
  });
