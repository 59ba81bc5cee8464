import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { findGifs } from '#contract/gifs';
import { callApi } from '../../api.ts';

const STALE_MS = 5 * 60_000;

export const gifsQuery = (api: Api, words: string) =>
  infiniteQueryOptions({
    queryKey: ['gifs', words] as const,
    queryFn: ({ pageParam: after, signal }) =>
      callApi(api, findGifs, { query: { ...(words && { words }), ...(after && { after }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: STALE_MS,
    // The picker shows its own progress, so the page shows none.
    meta: { progress: 'never' },
  });
