import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyIn, Call, Output } from '#contract/call';
import type { CallInput } from '#contract/client';
import { isApiError } from '#contract/errors';
import { fillTags } from '#contract/tags';
import { apiOf, callApi } from './api.ts';
import { invalidate } from './invalidate.ts';

type RefetchOption = {
  /** After a success, resolves only when the refetch has ended, so that a button stays busy until the change is shown. */
  awaitsRefetch?: boolean | undefined;
};

/**
 * Sends a call and invalidates what it changes, also after a refusal, because a refusal shows outdated data.
 * @throws ApiError
 */
export async function sendCall<C extends Call>(
  cache: QueryClient,
  call: C,
  input: CallInput<C> = {},
  { awaitsRefetch = false }: RefetchOption = {},
): Promise<Output<C>> {
  try {
    const output = await callApi(apiOf(cache), call, input);
    const refetched = invalidateAfter(cache, call, input.body);
    if (awaitsRefetch) await refetched;
    return output;
  } catch (error) {
    if (isApiError(error) && error.code !== 'unavailable') void invalidateAfter(cache, call, input.body);
    throw error;
  }
}

/** Invalidates what a call changes. */
export const invalidateAfter = <C extends Call>(
  cache: QueryClient,
  call: C,
  body?: BodyIn<C>,
): Promise<void> =>
  invalidate(cache, fillTags(call.invalidates ?? [], (body ?? {}) as Record<string, unknown>));

/** The mutation of a call: `mutate` takes its body. */
export function useCall<C extends Call, BeforeCall = unknown>(
  call: C,
  {
    awaitsRefetch,
    ...options
  }: Omit<UseMutationOptions<Output<C>, Error, BodyIn<C>, BeforeCall>, 'mutationFn'> & RefetchOption = {},
) {
  const cache = useQueryClient();
  return useMutation({
    // Offline, the default mode would wait for the network instead of failing.
    networkMode: 'always',
    mutationFn: (body: BodyIn<C>) => sendCall(cache, call, { body }, { awaitsRefetch }),
    ...options,
  });
}
