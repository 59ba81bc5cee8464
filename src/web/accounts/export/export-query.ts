import { queryOptions } from '@tanstack/react-query';
import { getExport } from '#contract/export';
import { query } from '../../data/query.ts';

/** A browser with a disconnected socket learns of the finished export only by polling. */
const POLL_MS = 20_000;

/** @spec D5.7 */
export const exportQuery = () =>
  queryOptions({
    ...query(getExport),
    refetchInterval: ({ state }) => (state.data?.export?.status === 'making' ? POLL_MS : false),
  });
