import webPush from 'web-push';
import { createHostPauses, type HostPauses } from './host-pauses.ts';
import { createHostSlots } from './host-slots.ts';
import { isAllowedEndpoint } from './is-allowed-endpoint.ts';
import { createGuardedClient } from './post-guarded.ts';
import type { PushProvider, PushRequest, PushResult } from './provider.ts';
import { NotPublicError, publicLookup, type ResolveAll } from './public-lookup.ts';
import { createVapidHeader } from './vapid-header.ts';
import type { VapidKeys } from './vapid-keys.ts';

type WebPushOptions = {
  keys: VapidKeys;
  subject: string;
  services: readonly string[];
  /** Beginnings of addresses that need no TLS and no public address: of the sandbox and of tests. */
  localPrefixes?: () => string[];
  resolve?: ResolveAll;
  timeoutMs?: number;
  pauses?: HostPauses;
};

const TIMEOUT_MS = 10_000;
/** With the timeout shorter than the lease of the outbox, so that no push is sent twice at the same time. */
const SLOTS = { perHost: 64, maxWaitMs: 60_000 };

/**
 * Encrypts by RFC 8291, signs by RFC 8292 and sends by RFC 8030.
 * @spec 4.11
 */
export function createWebPush(options: WebPushOptions): PushProvider {
  const { keys, subject, services, localPrefixes = () => [], resolve, timeoutMs = TIMEOUT_MS } = options;
  const { pauses = createHostPauses() } = options;
  const client = createGuardedClient({ lookup: publicLookup(resolve), timeoutMs });
  const slots = createHostSlots(SLOTS);
  const accepts = (endpoint: string) => isAllowedEndpoint(endpoint, services, localPrefixes());
  const authorize = createVapidHeader(keys, subject);
  const encrypt = ({ target, payload, ttlSeconds, topic, urgency }: PushRequest) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
      payload,
      {
        headers: { Authorization: authorize(new URL(target.endpoint).origin) },
        TTL: ttlSeconds,
        topic,
        urgency,
      },
    );
    const written = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return { headers: Object.fromEntries(written), body: body ?? Buffer.alloc(0) };
  };
  const post = async (request: PushRequest): Promise<PushResult> => {
    let encrypted: ReturnType<typeof encrypt>;
    try {
      encrypted = encrypt(request);
    } catch {
      // The error could quote the keys of the subscription.
      return { outcome: 'refused', reason: 'unusable keys' };
    }
    const url = new URL(request.target.endpoint);
    return client.post(url, encrypted.headers, encrypted.body).then(toResult, failureResult);
  };
  // Asked when a slot is free, because the pause may have begun meanwhile.
  const postUnlessPaused = async (host: string, request: PushRequest): Promise<PushResult> => {
    const waitMs = pauses.waitMs(host);
    if (waitMs > 0) return { outcome: 'later', reason: 'the push service is paused', waitMs };
    const result = await post(request);
    pauses.record(host, result);
    return result;
  };
  return {
    publicKey: keys.publicKey,
    accepts,
    async send(request) {
      const { endpoint } = request.target;
      if (!accepts(endpoint)) return { outcome: 'refused', reason: 'unknown push service' };
      const { host } = new URL(endpoint);
      const release = await slots.acquire(host);
      if (!release) return { outcome: 'later', reason: 'the push service is too slow', waitMs: 0 };
      try {
        return await postUnlessPaused(host, request);
      } finally {
        release();
      }
    },
    close: client.close,
  };
}

function toResult({ status, retryAfter }: { status: number; retryAfter: string | null }): PushResult {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const later = { outcome: 'later', reason, waitMs: toWaitMs(retryAfter) } as const;
  if (status === 429) return { ...later, isOfOneSubscription: true };
  return status >= 500 ? later : { outcome: 'refused', reason };
}

function failureResult(error: unknown): PushResult {
  if (error instanceof NotPublicError) return { outcome: 'refused', reason: error.message };
  const { code, message } = error as NodeJS.ErrnoException;
  return { outcome: 'later', reason: code ?? message, waitMs: 0 };
}

const MAX_WAIT_MS = 3_600_000;

/** Returns 0 without a usable header: seconds, or an HTTP date. */
function toWaitMs(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_WAIT_MS) : 0;
}
