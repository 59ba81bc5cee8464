import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Gift } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { currentMemberId } from '../accounts/session-state.ts';
import { userQuery } from '../accounts/user-query.ts';
import { callApi, useApi } from '../api.ts';
import { failureOf } from '../chats/composing/refusal-text.ts';
import { leavePlace, takePlace } from '../chats/outbox/take-place.ts';
import { isThreadShown } from '../chats/thread-query.ts';
import { applyEvent } from '../live/apply-event.ts';
import { refresh } from '../live/refresh.ts';
import { toast } from '../ui/toast-store.ts';
import { attemptOf, endAttempt } from './gift-attempt.ts';
import { turnSoon } from './turn-soon.ts';
import { forgetGiftChoice } from './use-gift-choice.ts';

/** Gives a member a gift, once however often it is tried; `onGiven` follows. */
export function useGiveGift({ id, name }: Pick<MemberCard, 'id' | 'name'>, onGiven: () => void) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const member = currentMemberId(cache) ?? '';
  const givingOf = (gift: Gift) => ({ member, profile: id, gift });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    async mutationFn(gift: Gift) {
      const client_id = attemptOf(givingOf(gift), Date.now());
      const place = takePlace(api, cache, id, 'gift', client_id);
      try {
        await turnSoon(place.turn);
        return await callApi(api, sendGift, { body: { to: id, gift, client_id } });
      } finally {
        leavePlace(api, cache, client_id);
      }
    },
    onSuccess({ message, credits }, gift) {
      applyEvent(cache, { type: 'message', message, profile: id });
      applyEvent(cache, { type: 'credits', credits });
      if (!isThreadShown(cache, id)) toast(t('gift.sent', { gift: t(`gift_name.${gift}`), name }));
      endAttempt(givingOf(gift));
      forgetGiftChoice(member, id);
      onGiven();
    },
    // Another tab or device spent them: how many there are is asked anew, and told beside the button.
    onError: error =>
      failureOf(error).code === 'insufficient_credits' && refresh(cache, userQuery(api).queryKey),
  });
  return { give: mutate, isPending, failure: error && failureOf(error) };
}
