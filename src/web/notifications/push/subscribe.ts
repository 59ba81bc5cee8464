import type { QueryClient } from '@tanstack/react-query';
import { bodySchema } from '#contract/call';
import { subscribeToPush, unsubscribeFromPush } from '#contract/push';
import { sendCall } from '../../data/use-call.ts';
import { setPostedEndpoint, whilePosting } from './posted-endpoint.ts';
import { refreshCapability, updatePushState } from './push-state.ts';

export type SubscribeOutcome = 'subscribed' | 'denied' | 'undecided';

/**
 * Asks the browser's question, so it may be called only by a press of the member.
 * @throws Error if the browser's push service or the server refuses
 * @spec 4.11 7.1
 */
export async function subscribeAfterQuestion(
  cache: QueryClient,
  publicKey: string,
): Promise<SubscribeOutcome> {
  const permission = await Notification.requestPermission();
  refreshCapability();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided';
  await subscribe(cache, publicKey);
  return 'subscribed';
}

/** @throws Error if the browser's push service or the server refuses */
export async function subscribe(cache: QueryClient, publicKey: string): Promise<void> {
  const { pushManager } = await activeWorker();
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await postSubscription(cache, subscribed);
  } catch (error) {
    // A subscription that the server does not know would never get a message.
    await subscribed.unsubscribe().catch(() => false);
    throw error;
  }
}

/** @throws ApiError */
export async function postSubscription(cache: QueryClient, subscribed: PushSubscription): Promise<void> {
  const schema = await bodySchema(subscribeToPush);
  const body = schema.parse({ subscription: subscribed.toJSON() });
  await whilePosting(cache, subscribed.endpoint, () =>
    sendCall(cache, subscribeToPush, { body }, { awaitsRefetch: true }),
  );
  updatePushState({ isSubscribed: true });
}

const WORKER_TIMEOUT_MS = 10_000;

/** Without a worker, `ready` would wait for ever. */
const activeWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS);
    }),
  ]);

/**
 * Ends the subscription with the server first, because the server would go on sending.
 * @throws ApiError if the server was not reached
 * @spec 4.11
 */
export async function unsubscribe(cache: QueryClient): Promise<void> {
  // Removed before the other tabs learn that the server has no subscription, because they would renew it.
  setPostedEndpoint(cache, null);
  await sendCall(cache, unsubscribeFromPush, {}, { awaitsRefetch: true });
  updatePushState({ isSubscribed: false });
  await endBrowserSubscription();
}

/** A failure is ignored, because the server sends nothing to this browser any more. */
export async function endBrowserSubscription(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager?.getSubscription().catch(() => null)) ?? null;
}
