import { USER_REFETCH_FIRST_MS, USER_REFETCH_MS, USER_REFETCH_WITH_PUSH_MS } from '#contract/constants';

/**
 * Refetches less often with a push subscription.
 * @spec 4.11
 */
export function scheduleRefetch(
  refetch: () => void,
  signal: AbortSignal,
  isSubscribed: () => Promise<boolean> = isPushSubscribed,
): void {
  const next = async () => {
    refetch();
    const pause = (await isSubscribed()) ? USER_REFETCH_WITH_PUSH_MS : USER_REFETCH_MS;
    if (!signal.aborted) timer = setTimeout(next, pause);
  };
  let timer = setTimeout(next, USER_REFETCH_FIRST_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

async function isPushSubscribed(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await worker?.pushManager?.getSubscription().catch(() => null)) != null;
}
