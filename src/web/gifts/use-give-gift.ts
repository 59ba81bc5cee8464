import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FieldError, isApiError } from '#contract/errors';
import type { Gift } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { ask, useApi } from '../api.ts';
import { applyEvent } from '../live/apply-event.ts';
import { toast } from '../ui/toast-store.ts';
import { forgetGiftChoice } from './use-gift-choice.ts';

/** Gives a member a gift, once however often it is tried; `onGiven` follows. */
export function useGiveGift({ id, name }: Pick<MemberCard, 'id' | 'name'>, onGiven: () => void) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  // The same through every try of the same gift: whether it arrived is not known after a lost line.
  const tried = useRef<{ gift: Gift; client_id: string } | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn(gift: Gift) {
      if (tried.current?.gift !== gift) tried.current = { gift, client_id: crypto.randomUUID() };
      return ask(api, sendGift, { body: { to: id, ...tried.current } });
    },
    onSuccess({ message, credits }, gift) {
      applyEvent(cache, { type: 'message', message, profile: id });
      applyEvent(cache, { type: 'credits', credits });
      toast(t('gift.sent', { gift: t(`gift_name.${gift}`), name }));
      forgetGiftChoice(id);
      onGiven();
    },
  });
  return { give: mutate, isPending, failure: error && failureOf(error, name) };
}

const failureOf = (error: Error, name: string): FieldError =>
  isApiError(error) ? { code: error.code, params: { name, ...error.params } } : { code: 'unavailable' };
