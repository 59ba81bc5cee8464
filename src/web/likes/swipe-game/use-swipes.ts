import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import type { SwipeQuota } from '#contract/swipes';
import { swipe, undoSwipe } from '#contract/swipes';
import { shortFailureText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { announce } from '../announcement.ts';
import { type Act, afterAct, afterRefusal, type Hand } from './hand.ts';
import { actsUnderWay, SWIPES_KEY } from './swipes-query.ts';

/** With so few left the next cards are asked for. */
const FEW = 6;
const AWAY_MS = 3_000;

/** An act as it is sent, however often: another press on the same card, in another tab, is another one. */
type Pressed = Act & { press: string };

/**
 * Says yes or no, or takes the last no back: seen at once, sent one after the other. Without a line, or while the server is away, what
 * was said waits for it; each call may be repeated, so that nothing counts twice.
 */
export function useSwipes(): (act: Act) => void {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SWIPES_KEY,
    scope: { id: 'swipes' },
    mutationFn: (act: Pressed) => send(api, act),
    retry: (_count, error) => isApiError(error) && error.code === 'unavailable',
    retryDelay: AWAY_MS,
    onSuccess({ matched, quota }, { card, said }) {
      if (actsUnderWay(cache) <= 1) change(cache, hand => ({ ...hand, quota }));
      if (said !== 'yes') return;
      const { id, name, fictional, main_image } = card;
      if (matched) announce(cache, { id, name, fictional, main_image, matched: true, others: 0, by: 'me' });
      void cache.invalidateQueries({ queryKey: ['likes'] });
      void cache.invalidateQueries({ queryKey: ['member', id] });
    },
    onError(error, act) {
      const isGone = isApiError(error) && error.code === 'not_found';
      change(cache, hand => afterRefusal(hand, act, isGone));
      if (!isGone) toast(shortFailureText(t, error), 'error');
      else if (act.said === 'yes') toast(t('swipe_game.gone', { name: act.card.name }));
    },
    onSettled(_answer, error) {
      const isLast = actsUnderWay(cache) <= 1;
      const left = cache.getQueryData<Hand>(SWIPES_KEY)?.cards.length ?? 0;
      // Once this act is over: as long as one is under way, what is asked is not the newest.
      if (isLast && (error || left < FEW))
        setTimeout(() => cache.invalidateQueries({ queryKey: SWIPES_KEY }));
    },
  });
  return act => {
    // An answer that is on its way does not know of this yet.
    void cache.cancelQueries({ queryKey: SWIPES_KEY });
    change(cache, hand => afterAct(hand, act));
    mutate({ ...act, press: crypto.randomUUID() });
  };
}

async function send(
  api: Api,
  { card: { id }, said, press }: Pressed,
): Promise<{ matched: boolean; quota: SwipeQuota }> {
  if (said !== 'undo') return callApi(api, swipe, { body: { id, liked: said === 'yes', act: press } });
  return { matched: false, ...(await callApi(api, undoSwipe, { body: { id } })) };
}

const change = (cache: QueryClient, to: (hand: Hand) => Hand): void =>
  void cache.setQueryData<Hand>(SWIPES_KEY, hand => hand && to(hand));
