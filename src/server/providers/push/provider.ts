export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushRequest = {
  target: PushTarget;
  /** Up to 3,000 bytes, which fit into one encrypted record. */
  payload: string;
  /** How long the push service keeps the message for a browser that is offline. */
  ttlSeconds: number;
  /** A waiting message with the same topic is replaced. Up to 32 characters of base64url. */
  topic: string;
  urgency: 'normal' | 'high';
};

/**
 * `gone`: the subscription ended. `refused`: a repetition would be refused as well. `later`: the service is
 * unreachable or overloaded, and may have said how long to wait.
 */
export type PushResult =
  | { outcome: 'sent' }
  | { outcome: 'gone' }
  | { outcome: 'refused'; reason: string }
  /** `isOfOneSubscription`: other subscriptions at the same service are not limited. */
  | { outcome: 'later'; reason: string; waitMs: number; isOfOneSubscription?: boolean };

/** @spec 4.11 */
export type PushProvider = {
  /** The key with which browsers subscribe (VAPID, RFC 8292). */
  publicKey: string;
  /** Whether messages may be sent to this address. */
  accepts(endpoint: string): boolean;
  /** Never rejects. */
  send(request: PushRequest): Promise<PushResult>;
  close(): void;
};
