import { USER_REFETCH_FIRST_MS, USER_REFETCH_MS, USER_REFETCH_WITH_PUSH_MS } from '#contract/constants';
import { pushState } from '../../notifications/push/push-state.ts';

/**
 * Refetches less often with a push subscription.
 * @spec 4.11 7.1
 */
export function scheduleRefetch(
  refetch: () => void,
  signal: AbortSignal,
  isSubscribed = () => pushState().isSubscribed,
): void {
  const next = () => {
    refetch();
    timer = setTimeout(next, isSubscribed() ? USER_REFETCH_WITH_PUSH_MS : USER_REFETCH_MS);
  };
  let timer = setTimeout(next, USER_REFETCH_FIRST_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
