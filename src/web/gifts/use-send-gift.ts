import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Gift } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { currentMemberId } from '../accounts/tab-session.ts';
import { sendFailureOf } from '../chats/composing/refusal-text.ts';
import { acquireSlot, releaseSlot } from '../chats/outbox/acquire-slot.ts';
import { isThreadShown } from '../chats/thread-query.ts';
import { applyEvent } from '../data/apply-event.ts';
import { invalidate } from '../data/invalidate.ts';
import { sendCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import { endGiftAttempt, giftAttemptId } from './gift-attempt.ts';
import { clearGiftChoice } from './use-gift-choice.ts';
import { waitForTurn } from './wait-for-turn.ts';

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
