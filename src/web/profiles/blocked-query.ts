import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getBlocked } from '#contract/profiles';
import { ask } from '../api.ts';

export type Blocked = Output<typeof getBlocked>;

/** Whom one blocks, the latest first. */
export const blockedQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blocked'],
    queryFn: ({ signal }) => ask(api, getBlocked, { signal }),
  });
