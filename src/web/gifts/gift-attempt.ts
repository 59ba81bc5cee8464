import type { Gift } from '#contract/gift-catalogue';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';

/** Within this time the same gift counts as a retry of a lost attempt. */
const RETRY_WINDOW_MS = 10 * 60_000;

type Attempt = { client_id: string; at: number };
export type PendingGift = { member: string; profile: string; gift: Gift };
const storageKey = ({ member, profile, gift }: PendingGift) =>
  persistedKey(member, 'gift-attempt', `${profile} ${gift}`);

/**
 * The client id of a gift. It survives reloading until the outcome is known, so that a retry is not paid
 * twice.
 * @spec D1.3
 */
export function giftAttemptId(pendingGift: PendingGift, now: number): string {
  const stored = readPersisted<Attempt>(storageKey(pendingGift), 'tab');
  if (stored && now - stored.at < RETRY_WINDOW_MS) return stored.client_id;
  const attempt: Attempt = { client_id: crypto.randomUUID(), at: now };
  persist(storageKey(pendingGift), attempt, 'tab');
  return attempt.client_id;
}

export const endGiftAttempt = (pendingGift: PendingGift): void =>
  persist(storageKey(pendingGift), null, 'tab');
