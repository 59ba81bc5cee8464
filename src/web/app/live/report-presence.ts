import { USER_REFETCH_MS } from '#contract/constants';
import { pushState } from '../../notifications/push/push-state.ts';

/**
 * With a push subscription, the user is refetched too rarely to stay online by it. `report` is called while the page is
 * visible.
 * @spec 7.1 D4.8
 */
export function reportPresence(
  report: () => void,
  signal: AbortSignal,
  isSubscribed = () => pushState().isSubscribed,
): void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && isSubscribed()) report();
  }, USER_REFETCH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
