import type { Output } from '#contract/call';
import { SWIPES } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { getSwipes, SwipeQuota } from '#contract/swipes';

export type CardStackAnswer = Output<typeof getSwipes>;
/** `done` prevents a late answer from bringing back cards swiped in this tab. */
export type CardStackState = CardStackAnswer & { done: string[] };
export type SwipeDecision = 'yes' | 'no' | 'undo';
export type SwipeAct = { card: MemberCard; decision: SwipeDecision };

const isOther = (id: string) => (card: MemberCard) => card.id !== id;

/**
 * `settled` means that no swipe is pending. Then an answer below `cardStackSize` contains all cards.
 * @spec 2.8 D2.24
 */
export function mergeCards(
  stack: CardStackState | undefined,
  answer: CardStackAnswer,
  settled: boolean,
): CardStackState {
  if (!stack) return { ...answer, done: [] };
  const fresh = new Map(
    answer.cards.filter(({ id }) => !stack.done.includes(id)).map(card => [card.id, card]),
  );
  const isAll = settled && answer.cards.length < SWIPES.cardStackSize;
  const remaining = stack.cards.flatMap(card => fresh.get(card.id) ?? (isAll ? [] : [card]));
  const added = [...fresh.values()].filter(({ id }) => remaining.every(isOther(id)));
  const cards = [...remaining, ...added];
  return settled ? { ...answer, cards, done: stack.done } : { ...stack, cards };
}

export function applyAct(stack: CardStackState, { card, decision }: SwipeAct): CardStackState {
  if (decision === 'undo')
    return { ...withCard(stack, card), undoable: null, quota: adjustQuota(stack.quota, 1, 0) };
  return {
    ...stack,
    cards: stack.cards.filter(isOther(card.id)),
    done: [...stack.done, card.id],
    undoable: decision === 'no' ? card : stack.undoable,
    quota: adjustQuota(stack.quota, -1, decision === 'yes' ? -1 : 0),
  };
}

/** Puts a refused card back on top, unless its member is gone. */
export function revertAct(
  stack: CardStackState,
  { card, decision }: SwipeAct,
  isGone: boolean,
): CardStackState {
  const undoable = stack.undoable?.id === card.id ? null : stack.undoable;
  if (decision === 'undo') return { ...stack, cards: stack.cards.filter(isOther(card.id)) };
  const back = isGone ? stack : withCard(stack, card);
  return { ...back, undoable, quota: adjustQuota(stack.quota, 1, decision === 'yes' ? 1 : 0) };
}

/** Removes members whom the player liked or wrote to outside the game. */
export const withoutContacted = (
  stack: CardStackState,
  isContacted: (id: string) => boolean,
): CardStackState =>
  stack.cards.some(({ id }) => isContacted(id))
    ? { ...stack, cards: stack.cards.filter(({ id }) => !isContacted(id)) }
    : stack;

const withCard = (stack: CardStackState, card: MemberCard): CardStackState => ({
  ...stack,
  cards: [card, ...stack.cards.filter(isOther(card.id))],
  done: stack.done.filter(id => id !== card.id),
});

const adjustQuota = (quota: SwipeQuota, swipes: number, likes: number): SwipeQuota => ({
  ...quota,
  swipes_left: Math.max(0, quota.swipes_left + swipes),
  likes_left: Math.max(0, quota.likes_left + likes),
});
