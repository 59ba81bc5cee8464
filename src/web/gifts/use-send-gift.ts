import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/errors';
import type { Gift } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/tab-session.ts';
import { sendFailureOf } from '../chats/composing/refusal-text.ts';
import { acquireSlot, releaseSlot } from '../chats/outbox/acquire-slot.ts';
import { isThreadShown } from '../chats/thread-query.ts';
import { applyEvent } from '../data/apply-event.ts';
import { invalidate } from '../data/invalidate.ts';
import { sendCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import { clearGiftChoice } from './use-gift-choice.ts';

/**
 * A gift is paid once, however often the sender retries.
 * @spec 1.2 D1.3
 */
export function useSendGift({ id, name }: Pick<MemberCard, 'id' | 'name'>, onGiven: () => void) {
  const t = useMembersText();
  const cache = useQueryClient();
  const member = currentMemberId(cache) ?? '';
  const pendingGift = (gift: Gift) => ({ member, profile: id, gift });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    async mutationFn(gift: Gift) {
      const client_id = giftAttemptId(pendingGift(gift), Date.now());
      const slot = acquireSlot(cache, id, 'gift', client_id);
      try {
        await waitForTurn(slot.turn);
        return await sendCall(cache, sendGift, { body: { to: id, gift, client_id } });
      } finally {
        releaseSlot(cache, client_id);
      }
    },
    onSuccess({ message, credits }, gift) {
      applyEvent(cache, { type: 'message', message, profile: id });
      applyEvent(cache, { type: 'credits', credits });
      if (!isThreadShown(cache, id)) toast(t('gift.sent', { gift: t(`gift_name.${gift}`), name }));
      endGiftAttempt(pendingGift(gift));
      clearGiftChoice(member, id);
      onGiven();
    },
    // Refetches the balance, because the member may have spent credits in another tab.
    onError: error =>
      sendFailureOf(error).code === 'insufficient_credits' && void invalidate(cache, ['user']),
  });
  return { give: mutate, isPending, failure: error && sendFailureOf(error) };
}

const TIMEOUT_MS = 30_000;

/**
 * Gives up offline or after 30 s, so that no gift is paid unexpectedly late.
 * @throws unavailable
 * @spec 1.2
 */
export async function waitForTurn(turn: Promise<void>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new ApiError('unavailable'));
  const wait = setTimeout(giveUp, TIMEOUT_MS);
  addEventListener('offline', giveUp);
  if (!navigator.onLine) giveUp();
  try {
    await Promise.race([tooLong, turn]);
  } finally {
    clearTimeout(wait);
    removeEventListener('offline', giveUp);
  }
}

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
