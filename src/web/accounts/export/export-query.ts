import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type ExportState, getExport } from '#contract/export';
import { callApi } from '../../api.ts';

/** A browser with a disconnected socket learns of the finished export only by polling. */
const POLL_MS = 20_000;

/** @spec D5.7 */
export const exportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['export'],
    queryFn: ({ signal }): Promise<ExportState> => callApi(api, getExport, { signal }),
    // Always refetched, because `needs_password` becomes true when the session is too old.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.export?.status === 'making' ? POLL_MS : false),
  });
