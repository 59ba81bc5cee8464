import type { Gift } from '#contract/gift-catalogue';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';

/**
 * Within this time the same gift to the same member is a retry of an attempt whose answer was lost; later it is
 * a new gift.
 */
const RETRY_WINDOW_MS = 10 * 60_000;

type Attempt = { client_id: string; at: number };
/** The sender, recipient and gift of an attempt. */
export type PendingGift = { member: string; profile: string; gift: Gift };
const storageKey = ({ member, profile, gift }: PendingGift) =>
  persistedKey(member, 'gift-attempt', `${profile} ${gift}`);

/**
 * The client id of a gift attempt: the same through closing, leaving and reloading until its outcome is known.
 * @spec D1.3
 */
export function giftAttemptId(pendingGift: PendingGift, now: number): string {
  const stored = readPersisted<Attempt>(storageKey(pendingGift), 'tab');
  if (stored && now - stored.at < RETRY_WINDOW_MS) return stored.client_id;
  const attempt: Attempt = { client_id: crypto.randomUUID(), at: now };
  persist(storageKey(pendingGift), attempt, 'tab');
  return attempt.client_id;
}

/** The gift was sent: the next one is a new attempt. */
export const endGiftAttempt = (pendingGift: PendingGift): void =>
  persist(storageKey(pendingGift), null, 'tab');
