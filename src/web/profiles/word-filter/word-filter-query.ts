import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getWordFilter } from '#contract/word-filter';
import { callApi } from '../../api.ts';

export type WordFilterAnswer = Output<typeof getWordFilter>;

/** @spec D5.3 */
export const wordFilterQuery = (api: Api) =>
  queryOptions({
    queryKey: ['hidden-words'],
    queryFn: ({ signal }) => callApi(api, getWordFilter, { signal }),
  });
