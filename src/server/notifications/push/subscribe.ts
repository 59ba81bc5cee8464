import { createECDH } from 'node:crypto';
import { ApiError, fieldError } from '#contract/errors';
import type { PushSubscriptionInput } from '#contract/push';
import type { App, Hooks, MemberCaller } from '../../app.ts';
import type { BusNotice } from '../../platform/live/bus.ts';
import { transact } from '../../platform/transact.ts';
import {
  deleteSubscriptionOfSession,
  lockSession,
  moveSubscription,
  upsertSubscription,
} from './subscription-queries.ts';

/**
 * The subscription ends with the session.
 * @throws invalid_input at the endpoint or the key; authentication_required if the session has just ended
 * @spec 7.1 4.11
 */
export async function subscribeToPush(
  app: App,
  { accountId, member }: MemberCaller,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (!app.push.accepts(endpoint)) throw fieldError('subscription.endpoint', 'field_invalid');
  if (!isPointOnCurve(keys.p256dh)) throw fieldError('subscription.keys.p256dh', 'field_invalid');
  await transact(app, async tx => {
    const session = await lockSession(tx.db, member.sessionHash, tx.now);
    if (!session) throw new ApiError('authentication_required');
    const owner = { accountId, sessionId: session.id, now: tx.now };
    const isNew = await upsertSubscription(tx.db, { endpoint, ...keys }, owner);
    // A browser that is refused unsubscribes, and gets a new endpoint at the next press.
    if (isNew === undefined) throw fieldError('subscription.endpoint', 'field_invalid');
    if (isNew) tx.publish(subscriptionNotice(member.profileId));
  });
}

/** @spec 7.1 4.11 */
export const unsubscribeFromPush = (app: App, { member }: MemberCaller): Promise<void> =>
  transact(app, async tx => {
    const hadOne = await deleteSubscriptionOfSession(tx.db, member.sessionHash);
    if (hadOne) tx.publish(subscriptionNotice(member.profileId));
  });

/** The other tabs of the browser then refetch at the rhythm of a subscribed browser. */
export const subscriptionNotice = (profileId: string): BusNotice => ({
  to: [profileId],
  type: 'user',
  ids: {},
});

/** Another key would fail at every push. */
function isPointOnCurve(key: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return curve.computeSecret(Buffer.from(key, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

/**
 * A new session of the same member in the same browser takes over the subscription.
 * @spec 4.11 D2.21
 */
export const movePushSubscription: Parameters<Hooks['onSessionsEnding']['register']>[0] = async (
  { db },
  { sessionIds, next },
) => {
  if (next) await moveSubscription(db, sessionIds, next);
};
