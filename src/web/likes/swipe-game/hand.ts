import type { Output } from '#contract/call';
import { SWIPES } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { getSwipes, SwipeQuota } from '#contract/swipes';

export type Deal = Output<typeof getSwipes>;
/** What lies before the player: the server's deal, and whom he swiped in this tab since. */
export type Hand = Deal & { done: string[] };
export type Said = 'yes' | 'no' | 'undo';
/** One thing the player did, and on which card. */
export type Act = { card: MemberCard; said: Said };

const isOther = (id: string) => (card: MemberCard) => card.id !== id;

/**
 * The hand with what the server dealt: cards that lie there stay in their order. What it deals no more goes, where it dealt all there
 * is and nothing is on its way to it (`settled`); until then the hand's own count is the newer one.
 */
export function dealt(hand: Hand | undefined, deal: Deal, settled: boolean): Hand {
  if (!hand) return { ...deal, done: [] };
  const fresh = new Map(deal.cards.filter(({ id }) => !hand.done.includes(id)).map(card => [card.id, card]));
  const isAll = settled && deal.cards.length < SWIPES.cardStackSize;
  const kept = hand.cards.flatMap(card => fresh.get(card.id) ?? (isAll ? [] : [card]));
  const added = [...fresh.values()].filter(({ id }) => kept.every(isOther(id)));
  const cards = [...kept, ...added];
  return settled ? { ...deal, cards, done: hand.done } : { ...hand, cards };
}

/** The hand at once after an act; the server's answer follows. */
export function afterAct(hand: Hand, { card, said }: Act): Hand {
  if (said === 'undo') return { ...withCard(hand, card), undoable: null, quota: counted(hand.quota, 1, 0) };
  return {
    ...hand,
    cards: hand.cards.filter(isOther(card.id)),
    done: [...hand.done, card.id],
    undoable: said === 'no' ? card : hand.undoable,
    quota: counted(hand.quota, -1, said === 'yes' ? -1 : 0),
  };
}

/** The server refused: the card lies on top again, but for one who is there no more. */
export function afterRefusal(hand: Hand, { card, said }: Act, isGone: boolean): Hand {
  const undoable = hand.undoable?.id === card.id ? null : hand.undoable;
  if (said === 'undo') return { ...hand, cards: hand.cards.filter(isOther(card.id)) };
  const back = isGone ? hand : withCard(hand, card);
  return { ...back, undoable, quota: counted(hand.quota, 1, said === 'yes' ? 1 : 0) };
}

/** Without cards of members with whom something began elsewhere: on his profile he was liked or written to. */
export const withoutMet = (hand: Hand, isMet: (id: string) => boolean): Hand =>
  hand.cards.some(({ id }) => isMet(id))
    ? { ...hand, cards: hand.cards.filter(({ id }) => !isMet(id)) }
    : hand;

const withCard = (hand: Hand, card: MemberCard): Hand => ({
  ...hand,
  cards: [card, ...hand.cards.filter(isOther(card.id))],
  done: hand.done.filter(id => id !== card.id),
});

const counted = (quota: SwipeQuota, swipes: number, likes: number): SwipeQuota => ({
  ...quota,
  swipes_left: Math.max(0, quota.swipes_left + swipes),
  likes_left: Math.max(0, quota.likes_left + likes),
});
