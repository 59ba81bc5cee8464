import { infiniteQueryOptions } from '@tanstack/react-query';
import { findGifs } from '#contract/gifs';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

const STALE_MS = 5 * 60_000;

export const gifsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(findGifs, words ? { words } : {}),
    queryFn: ({ client, pageParam: after, signal }) =>
      callApi(apiOf(client), findGifs, {
        query: { ...(words && { words }), ...(after && { after }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: STALE_MS,
    // The picker shows its own progress, so the page shows none.
    meta: { progress: 'never' },
  });
