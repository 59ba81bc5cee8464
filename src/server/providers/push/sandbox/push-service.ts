import { randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/push';
import { isVapidValid } from './check-vapid.ts';
import { type BrowserKeys, decryptPush, newBrowserKeys } from './decrypt-push.ts';

export type ReceivedPush = {
  subscription: string;
  /** Decrypted. */
  payload: string;
  ttlSeconds: number;
  topic: string | null;
  urgency: string;
};

type PushServiceOptions = { publicKey: () => string; origin: () => string };
type ServiceRequest = { id: string; headers: Record<string, string | string[] | undefined>; body: Buffer };
type ServiceResponse = { status: number; headers: Record<string, string> };

export type PushService = {
  /** What a browser's subscription would be. */
  subscribe(): PushSubscriptionInput;
  receive(request: ServiceRequest): ServiceResponse;
  received: ReceivedPush[];
};

export const PUSH_SERVICE_PATH = '/sandbox/push';
const MAX_BODY_BYTES = 4_096;
const MAX_RECEIVED = 1_000;

/**
 * A push service that speaks the protocol (RFC 8030), and reads what it gets with the keys of its browsers.
 * @spec 4.11
 */
export function createPushService({ publicKey, origin }: PushServiceOptions): PushService {
  const browsers = new Map<string, BrowserKeys>();
  const received: ReceivedPush[] = [];
  return {
    received,
    subscribe() {
      const id = randomUUID();
      const keys = newBrowserKeys(randomBytes(16));
      browsers.set(id, keys);
      return {
        endpoint: `${origin()}${PUSH_SERVICE_PATH}/${id}`,
        keys: { p256dh: keys.publicKey.toString('base64url'), auth: keys.auth.toString('base64url') },
      };
    },
    receive({ id, headers, body }) {
      const keys = browsers.get(id);
      if (!keys) return refusal(410);
      if (!isVapidValid(String(headers.authorization), origin(), publicKey())) return refusal(403);
      if (body.length > MAX_BODY_BYTES) return refusal(413);
      const ttl = String(headers.ttl);
      if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(ttl)) return refusal(400);
      try {
        const topic = headers.topic === undefined ? null : String(headers.topic);
        const payload = decryptPush(body, keys);
        const urgency = String(headers.urgency ?? 'normal');
        received.push({ subscription: id, payload, ttlSeconds: Number(ttl), topic, urgency });
        received.splice(0, received.length - MAX_RECEIVED);
      } catch {
        return refusal(400);
      }
      return {
        status: 201,
        headers: { location: `${origin()}${PUSH_SERVICE_PATH}/message/${randomUUID()}` },
      };
    },
  };
}

const refusal = (status: number): ServiceResponse => ({ status, headers: {} });
