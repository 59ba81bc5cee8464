import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getHiddenWords } from '#contract/hidden-words';
import { callApi } from '../../api.ts';

export type HiddenWords = Output<typeof getHiddenWords>;

/** Words and phrases one does not want to read, the latest first. */
export const hiddenWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['hidden-words'],
    queryFn: ({ signal }) => callApi(api, getHiddenWords, { signal }),
  });
