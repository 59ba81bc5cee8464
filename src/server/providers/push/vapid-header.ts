import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.ts';

/** Signing takes as long as the rest of a push. A signature is valid for 12 hours. */
const REUSE_MS = 3_600_000;
/** Members can invent hosts of some push services. */
const MAX_HEADERS = 500;

/**
 * The returned function gives the header that proves to a push service who sends (RFC 8292).
 * @spec 4.11
 */
export function createVapidHeader(
  { publicKey, privateKey }: VapidKeys,
  subject: string,
  now: () => number = Date.now,
): (audience: string) => string {
  const headers = new Map<string, { value: string; until: number }>();
  return audience => {
    const known = headers.get(audience);
    if (known && known.until > now()) return known.value;
    const { Authorization: value } = webPush.getVapidHeaders(
      audience,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
    );
    headers.delete(audience);
    headers.set(audience, { value, until: now() + REUSE_MS });
    const oldest = headers.keys().next();
    if (headers.size > MAX_HEADERS && !oldest.done) headers.delete(oldest.value);
    return value;
  };
}
