import type { QueryClient } from '@tanstack/react-query';
import { unsubscribeFromPush } from '#contract/push';
import { userQuery } from '../../accounts/user-query.ts';
import { sendCall } from '../../data/use-call.ts';
import { encodeKey } from './application-server-key.ts';
import { type PushCapability, pushCapability } from './capability.ts';
import { updatePushState } from './push-state.ts';
import { currentSubscription, endBrowserSubscription, subscribe } from './subscribe.ts';

export type SubscriptionComparison = {
  capability: PushCapability;
  /** The site's key with which the browser subscribed; null without a subscription. */
  subscribedKey: string | null;
  publicKey: string;
  /** Whether the server has a subscription of this session. */
  isKnownToServer: boolean;
};

/**
 * `renew`: the key of the site changed, or the browser lost the subscription. `end_here`: the subscription is of an
 * earlier session, perhaps of another member. `end`: the member took the permission back.
 */
export type SubscriptionStep = 'none' | 'keep' | 'renew' | 'end_here' | 'end';

export function subscriptionStep(compared: SubscriptionComparison): SubscriptionStep {
  const { capability, subscribedKey, publicKey, isKnownToServer } = compared;
  if (subscribedKey === null && !isKnownToServer) return 'none';
  if (capability !== 'granted') return 'end';
  if (!isKnownToServer) return 'end_here';
  return subscribedKey === publicKey ? 'keep' : 'renew';
}

/**
 * Compares the browser's subscription with the server's, and mends what differs without a word to the member.
 * @spec 4.11
 */
export async function checkSubscription(cache: QueryClient, publicKey: string): Promise<void> {
  const step = await nextStep(cache, publicKey, false);
  // Another tab may have subscribed since this tab loaded the user.
  await takeStep(cache, publicKey, step === 'end_here' ? await nextStep(cache, publicKey, true) : step);
}

async function nextStep(cache: QueryClient, publicKey: string, fresh: boolean): Promise<SubscriptionStep> {
  const { user } = await cache.fetchQuery({ ...userQuery(), ...(fresh && { staleTime: 0 }) });
  const subscription = await currentSubscription();
  return subscriptionStep({
    capability: pushCapability(),
    subscribedKey: subscription && (encodeKey(subscription.options.applicationServerKey) ?? ''),
    publicKey,
    isKnownToServer: user?.push_subscribed ?? false,
  });
}

async function takeStep(cache: QueryClient, publicKey: string, step: SubscriptionStep): Promise<void> {
  updatePushState({ isSubscribed: step === 'keep' });
  if (step === 'end_here') await endBrowserSubscription();
  if (step === 'end') await end(cache);
  if (step === 'renew') await renew(cache, publicKey);
}

async function renew(cache: QueryClient, publicKey: string): Promise<void> {
  // A browser refuses a second subscription with another key.
  await endBrowserSubscription();
  await subscribe(cache, publicKey).catch(() => end(cache));
}

async function end(cache: QueryClient): Promise<void> {
  await endBrowserSubscription();
  await sendCall(cache, unsubscribeFromPush);
}
