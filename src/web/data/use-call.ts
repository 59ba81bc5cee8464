import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn, Call, Output } from '#contract/call';
import type { CallInput } from '#contract/client';
import { isApiError } from '#contract/errors';
import { fillTags } from '#contract/tags';
import { apiOf, callApi } from './api.ts';
import { invalidate } from './invalidate.ts';

/**
 * Sends a call and invalidates what it changes, also after a refusal, because a refusal shows outdated data.
 * @throws ApiError
 */
export async function sendCall<C extends Call>(
  cache: QueryClient,
  call: C,
  input: CallInput<C> = {},
): Promise<Output<C>> {
  try {
    const output = await callApi(apiOf(cache), call, input);
    void invalidateAfter(cache, call, input.body);
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
export function useCall<C extends Call>(
  call: C,
  options: {
    /** Changes the cache before the call is sent. */
    onMutate?: (body: BodyIn<C>) => unknown;
    onSuccess?: (output: Output<C>, body: BodyIn<C>) => unknown;
    onError?: (error: Error, body: BodyIn<C>) => unknown;
    onSettled?: () => unknown;
  } = {},
) {
  const cache = useQueryClient();
  return useMutation<Output<C>, Error, BodyIn<C>>({
    // Offline, the default mode would wait for the network instead of failing.
    networkMode: 'always',
    mutationFn: body => sendCall(cache, call, { body }),
    ...options,
  });
}
