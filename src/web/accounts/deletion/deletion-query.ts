import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getDeletion } from '#contract/deletion';
import { callApi } from '../../api.ts';

/** @spec 4.3 */
export const deletionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => callApi(api, getDeletion, { signal }),
  });
