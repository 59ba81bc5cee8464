import { describe, expect, test } from 'vitest';
import type { MemberCard } from '#contract/profiles';
import {
  applyAct,
  type CardStackAnswer,
  type CardStackState,
  mergeCards,
  revertAct,
  withoutContacted,
} from './card-stack-state.ts';

const card = (id: string) => ({ id, name: id }) as MemberCard;
const cards = (ids: string) => [...ids].map(card);
const quota = (swipes_left: number, likes_left: number) => ({
  swipes_left,
  likes_left,
  starts_again: 'midnight',
});
const answer = (ids: string, left = quota(40, 4)): CardStackAnswer => ({
  cards: cards(ids),
  undoable: null,
  quota: left,
});
const idsOf = (stack: CardStackState) => stack.cards.map(({ id }) => id).join('');
const start = mergeCards(undefined, answer('abc'), true);

describe('the card stack of the swipe game', () => {
  test('yes and no remove the top card and count at once; a no can be undone, also after a yes', () => {
    const [a, b] = start.cards as [MemberCard, MemberCard];
    const afterNo = applyAct(start, { card: a, decision: 'no' });
    const afterYes = applyAct(afterNo, { card: b, decision: 'yes' });
    expect([idsOf(afterYes), afterYes.quota, afterYes.undoable?.id]).toEqual(['c', quota(38, 3), 'a']);
    const undone = applyAct(afterYes, { card: a, decision: 'undo' });
    expect([idsOf(undone), undone.quota, undone.undoable, undone.done]).toEqual([
      'ac',
      quota(39, 3),
      null,
      ['b'],
    ]);
  });

  test('new cards are added behind the present ones, without members who were swiped', () => {
    const swiped = applyAct(start, { card: card('a'), decision: 'no' });
    expect(idsOf(mergeCards(swiped, answer('acbdefghijkl', quota(39, 4)), true))).toBe('bcdefghijkl');
  });

  test('if the server returned all its cards, those missing are removed', () => {
    expect(idsOf(mergeCards(start, answer('cad'), true))).toBe('acd');
  });

  test('while an act is pending, no card is removed and the local count stays', () => {
    const swiped = applyAct(start, { card: card('a'), decision: 'no' });
    const next = mergeCards(swiped, answer('abd'), false);
    expect([idsOf(next), next.quota, next.undoable?.id]).toEqual(['bcd', quota(39, 4), 'a']);
  });

  test('a refused swipe restores card and count; for a member who is gone only the count', () => {
    const act = { card: card('a'), decision: 'yes' } as const;
    const swiped = applyAct(start, act);
    expect(revertAct(swiped, act, false)).toEqual({ ...start, undoable: null });
    const gone = revertAct(swiped, act, true);
    expect([idsOf(gone), gone.quota]).toEqual(['bc', quota(40, 4)]);
    const no = { card: card('a'), decision: 'no' } as const;
    expect(revertAct(applyAct(start, no), no, true).undoable).toBeNull();
  });

  test('a member contacted on their profile is removed', () => {
    expect(idsOf(withoutContacted(start, id => id === 'b'))).toBe('ac');
    expect(withoutContacted(start, () => false)).toBe(start);
  });
});
