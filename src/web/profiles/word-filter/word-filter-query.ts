import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getHiddenWords } from '#contract/word-filter';
import { callApi } from '../../api.ts';

export type WordFilterAnswer = Output<typeof getHiddenWords>;

/** @spec D5.3 */
export const wordFilterQuery = (api: Api) =>
  queryOptions({
    queryKey: ['hidden-words'],
    queryFn: ({ signal }) => callApi(api, getHiddenWords, { signal }),
  });
