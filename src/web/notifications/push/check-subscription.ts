import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { unsubscribeFromPush } from '#contract/push';
import { userQuery } from '../../accounts/user-query.ts';
import { sendCall } from '../../data/use-call.ts';
import { encodeKey } from './application-server-key.ts';
import { type PushCapability, pushCapability } from './capability.ts';
import { postedEndpoint, setPostedEndpoint } from './posted-endpoint.ts';
import { updatePushState } from './push-state.ts';
import { currentSubscription, endBrowserSubscription, postSubscription, subscribe } from './subscribe.ts';

export type SubscriptionComparison = {
  capability: PushCapability;
  /** The site's key with which the browser subscribed; null without a subscription. */
  subscribedKey: string | null;
  publicKey: string;
  /** Null without a subscription. */
  endpoint: string | null;
  /** Null if this member subscribed in this browser never, in an earlier session, or not any more. */
  postedEndpoint: string | null;
  /** Whether the server has a subscription of this session. */
  isKnownToServer: boolean;
};

/**
 * `post`: the browser changed the endpoint, and the server may not know. `renew`: the key of the site changed, or
 * browser or push service ended the subscription. `end_here`: the subscription is of an earlier session, perhaps of
 * another member. `end`: the member took the permission back.
 */
export type SubscriptionStep = 'none' | 'keep' | 'post' | 'renew' | 'end_here' | 'end';

export function subscriptionStep(compared: SubscriptionComparison): SubscriptionStep {
  const { capability, subscribedKey, publicKey, endpoint, isKnownToServer } = compared;
  const isWanted = isKnownToServer || compared.postedEndpoint !== null;
  if (subscribedKey === null && !isWanted) return 'none';
  if (capability !== 'granted') return 'end';
  if (!isWanted) return 'end_here';
  if (subscribedKey !== publicKey) return 'renew';
  if (endpoint !== compared.postedEndpoint) return 'post';
  return isKnownToServer ? 'keep' : 'renew';
}

/**
 * Compares the browser's subscription with the server's, and mends what differs without a word to the member.
 * @spec 4.11
 */
export async function checkSubscription(cache: QueryClient, publicKey: string): Promise<void> {
  const step = await nextStep(cache, publicKey, false);
  const isFinal = step === 'none' || step === 'keep';
  // Another tab may have subscribed since this tab loaded the user.
  await takeStep(cache, publicKey, isFinal ? step : await nextStep(cache, publicKey, true));
}

async function nextStep(cache: QueryClient, publicKey: string, fresh: boolean): Promise<SubscriptionStep> {
  const { user } = await cache.fetchQuery({ ...userQuery(), ...(fresh && { staleTime: 0 }) });
  const subscription = await currentSubscription();
  return subscriptionStep({
    capability: pushCapability(),
    subscribedKey: subscription && (encodeKey(subscription.options.applicationServerKey) ?? ''),
    publicKey,
    endpoint: subscription?.endpoint ?? null,
    postedEndpoint: postedEndpoint(cache),
    isKnownToServer: user?.push_subscribed ?? false,
  });
}

async function takeStep(cache: QueryClient, publicKey: string, step: SubscriptionStep): Promise<void> {
  updatePushState({ isSubscribed: step === 'keep' });
  if (step === 'end_here') await endBrowserSubscription();
  if (step === 'end') await end(cache);
  if (step === 'post') await post(cache).catch(error => endIfRefused(cache, error));
  if (step === 'renew') await renew(cache, publicKey).catch(error => endIfRefused(cache, error));
}

async function post(cache: QueryClient): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await postSubscription(cache, subscription);
}

async function renew(cache: QueryClient, publicKey: string): Promise<void> {
  // A browser refuses a second subscription with another key.
  await endBrowserSubscription();
  await subscribe(cache, publicKey);
}

/** Everything else, for example a server that is away, is tried again by the next page. */
async function endIfRefused(cache: QueryClient, error: unknown): Promise<void> {
  const isRefused = isApiError(error) && ['authentication_required', 'invalid_input'].includes(error.code);
  if (isRefused) await end(cache);
}

async function end(cache: QueryClient): Promise<void> {
  setPostedEndpoint(cache, null);
  await endBrowserSubscription();
  await sendCall(cache, unsubscribeFromPush);
}
