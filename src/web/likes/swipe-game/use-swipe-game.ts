import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#contract/errors';
import { like } from '#contract/likes';
import { type SwipeQuota, swipe, undoSwipe } from '#contract/swipes';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { invalidateAfter, sendCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { queueOverlay } from '../overlay-queue.ts';
import type { LeavingCard } from './card-stack.tsx';
import {
  applyAct,
  type CardStackState,
  revertAct,
  type SwipeAct,
  type SwipeDecision,
} from './card-stack-state.ts';
import { pendingActs, SWIPES_KEY } from './swipes-query.ts';

/**
 * `leaving` holds swiped cards until their animation ends.
 * @spec 2.8
 */
export function useSwipeGame(stack: CardStackState) {
  const act = useSwipes();
  const [leaving, setLeaving] = useState<LeavingCard[]>([]);
  const [back, setBack] = useState<string | null>(null);

  const decide = (decision: SwipeDecision): boolean => {
    if (decision === 'undo') return takeBack();
    const [card] = stack.cards;
    const { swipes_left: swipes, likes_left: likes } = stack.quota;
    if (!card || swipes === 0 || (decision === 'yes' && likes === 0)) return false;
    setLeaving(others => [...others, { card, to: decision }]);
    setBack(null);
    act({ card, decision });
    return true;
  };

  const takeBack = (): boolean => {
    if (!stack.undoable) return false;
    const { id } = stack.undoable;
    setLeaving(others => others.filter(({ card }) => card.id !== id));
    setBack(id);
    act({ card: stack.undoable, decision: 'undo' });
    return true;
  };

  const onLeft = (id: string) => setLeaving(others => others.filter(({ card }) => card.id !== id));
  return { leaving, back, decide, onLeft };
}

const REFILL_BELOW = 6;
const RETRY_MS = 3_000;

/** A retry sends the same random `press`, so that the server counts one swipe. */
type PressedAct = SwipeAct & { press: string };

/**
 * Sends swipes one after another, also those made offline.
 * @spec 2.8 D1.3
 */
function useSwipes(): (act: SwipeAct) => void {
  const t = useAccountText();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SWIPES_KEY,
    scope: { id: 'swipes' },
    mutationFn: (act: PressedAct) => send(cache, act),
    retry: (_count, error) => isApiError(error) && error.code === 'unavailable',
    retryDelay: RETRY_MS,
    onSuccess({ matched, quota }, { card, decision }) {
      if (pendingActs(cache) <= 1) updateStack(cache, stack => ({ ...stack, quota }));
      if (decision !== 'yes') return;
      const { id, name, fictional, main_image } = card;
      if (matched)
        queueOverlay(cache, { id, name, fictional, main_image, matched: true, others: 0, by: 'me' });
      void invalidateAfter(cache, like, { id });
    },
    onError(error, act) {
      const isGone = isApiError(error) && error.code === 'not_found';
      updateStack(cache, stack => revertAct(stack, act, isGone));
      if (!isGone) toast(shortFailureText(t, error), 'error');
      else if (act.decision === 'yes') toast(t('swipe_game.gone', { name: act.card.name }));
    },
    onSettled(_answer, error) {
      const isLast = pendingActs(cache) <= 1;
      const left = cache.getQueryData<CardStackState>(SWIPES_KEY)?.cards.length ?? 0;
      // While swipes are pending, a refetch would bring back swiped cards.
      if (isLast && (error || left < REFILL_BELOW))
        setTimeout(() => cache.invalidateQueries({ queryKey: SWIPES_KEY }));
    },
  });
  return act => {
    // A running refetch would bring back the card of this swipe.
    void cache.cancelQueries({ queryKey: SWIPES_KEY });
    updateStack(cache, stack => applyAct(stack, act));
    mutate({ ...act, press: crypto.randomUUID() });
  };
}

async function send(
  cache: QueryClient,
  { card: { id }, decision, press }: PressedAct,
): Promise<{ matched: boolean; quota: SwipeQuota }> {
  if (decision !== 'undo')
    return sendCall(cache, swipe, { body: { id, liked: decision === 'yes', act: press } });
  return { matched: false, ...(await sendCall(cache, undoSwipe, { body: { id } })) };
}

const updateStack = (cache: QueryClient, update: (stack: CardStackState) => CardStackState): void =>
  void cache.setQueryData<CardStackState>(SWIPES_KEY, stack => stack && update(stack));
