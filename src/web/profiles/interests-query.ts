import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getInterests } from '#contract/site';
import { ask } from '../api.ts';

/** The interests there are; loaded once (section 7). */
export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'],
    queryFn: ({ signal }) => ask(api, getInterests, { signal }),
    staleTime: Infinity,
  });
