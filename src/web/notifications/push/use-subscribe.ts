import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { type SubscribeOutcome, subscribeAfterQuestion, unsubscribe } from './subscribe.ts';

/**
 * `subscribe` asks the browser's question, so only a press may call it.
 * @spec 4.11 8.3
 */
export function useSubscribe(onOutcome?: (outcome: SubscribeOutcome) => void) {
  const t = useMembersText();
  const cache = useQueryClient();
  const publicKey = usePushKey();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (publicKey === null) throw new Error('the site has no key for push');
      return subscribeAfterQuestion(cache, publicKey);
    },
    onSuccess: outcome => {
      if (outcome === 'subscribed') toast(t('push_offer.done'), 'good');
      onOutcome?.(outcome);
    },
  });
  return { subscribe: () => mutate(), isPending, error: error && pushErrorText(t, error) };
}

/** Null where the site offers no push notifications. */
export const usePushKey = (): string | null => useSettings().push_public_key;

export function useUnsubscribe(onDone: () => void) {
  const t = useMembersText();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => unsubscribe(cache),
    onSuccess: onDone,
  });
  return { unsubscribe: () => mutate(), isPending, error: error && pushErrorText(t, error) };
}

/** The browser's own errors, for example without its push service, are in English and mean nothing to the member. */
const pushErrorText = (t: ReturnType<typeof useMembersText>, error: Error): string =>
  isApiError(error) ? shortFailureText(t, error) : t('push_offer.failed');
