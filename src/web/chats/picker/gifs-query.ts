import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { findGifs } from '#contract/gifs';
import { callApi } from '../../api.ts';

const KEPT_MS = 5 * 60_000;

/** GIFs for some words, the popular ones without any, a stretch at a time. */
export const gifsQuery = (api: Api, words: string) =>
  infiniteQueryOptions({
    queryKey: ['gifs', words] as const,
    queryFn: ({ pageParam: after, signal }) =>
      callApi(api, findGifs, { query: { ...(words && { words }), ...(after && { after }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: KEPT_MS,
    // The picker says itself what it waits for.
    meta: { progress: 'never' },
  });
