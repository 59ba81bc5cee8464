import type { Gift } from '#contract/gift-catalogue';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';

/** Within this time, sending the same gift again counts as a retry. */
const RETRY_WINDOW_MS = 10 * 60_000;

type Attempt = { client_id: string; at: number };
export type PendingGift = { member: string; profile: string; gift: Gift };
const storageKey = ({ member, profile, gift }: PendingGift) =>
  persistedKey(member, 'gift-attempt', `${profile} ${gift}`);

/**
 * The id survives a reload, so that a retry does not charge the member twice.
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
