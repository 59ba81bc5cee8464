import { describe, expect, test } from 'vitest';
import type { MemberCard } from '#contract/profiles';
import { afterAct, afterRefusal, type Deal, dealt, type Hand, withoutMet } from './hand.ts';

const card = (id: string) => ({ id, name: id }) as MemberCard;
const cards = (ids: string) => [...ids].map(card);
const quota = (swipes_left: number, likes_left: number) => ({
  swipes_left,
  likes_left,
  starts_again: 'midnight',
});
const deal = (ids: string, left = quota(40, 4)): Deal => ({ cards: cards(ids), undoable: null, quota: left });
const idsOf = (hand: Hand) => hand.cards.map(({ id }) => id).join('');
const start = dealt(undefined, deal('abc'), true);

describe('the hand of the swipe game', () => {
  test('yes and no take the card on top and count at once; a no can be taken back, also after a yes', () => {
    const [a, b] = start.cards as [MemberCard, MemberCard];
    const afterNo = afterAct(start, { card: a, said: 'no' });
    const afterYes = afterAct(afterNo, { card: b, said: 'yes' });
    expect([idsOf(afterYes), afterYes.quota, afterYes.undoable?.id]).toEqual(['c', quota(38, 3), 'a']);
    const undone = afterAct(afterYes, { card: a, said: 'undo' });
    expect([idsOf(undone), undone.quota, undone.undoable, undone.done]).toEqual([
      'ac',
      quota(39, 3),
      null,
      ['b'],
    ]);
  });

  test('what is dealt is added behind what lies there, and nobody who was swiped comes again', () => {
    const hand = afterAct(start, { card: card('a'), said: 'no' });
    expect(idsOf(dealt(hand, deal('acbdefghijkl', quota(39, 4)), true))).toBe('bcdefghijkl');
  });

  test('where everybody was dealt, who is dealt no more goes', () => {
    expect(idsOf(dealt(start, deal('cad'), true))).toBe('acd');
  });

  test('while something is on its way to the server, nobody goes and the hand’s own count stands', () => {
    const hand = afterAct(start, { card: card('a'), said: 'no' });
    const next = dealt(hand, deal('abd'), false);
    expect([idsOf(next), next.quota, next.undoable?.id]).toEqual(['bcd', quota(39, 4), 'a']);
  });

  test('a refused swipe lies on top again and is given back; of who is gone the swipe alone', () => {
    const act = { card: card('a'), said: 'yes' } as const;
    const hand = afterAct(start, act);
    expect(afterRefusal(hand, act, false)).toEqual({ ...start, undoable: null });
    const gone = afterRefusal(hand, act, true);
    expect([idsOf(gone), gone.quota]).toEqual(['bc', quota(40, 4)]);
    const no = { card: card('a'), said: 'no' } as const;
    expect(afterRefusal(afterAct(start, no), no, true).undoable).toBeNull();
  });

  test('whoever was met on his profile lies there no more', () => {
    expect(idsOf(withoutMet(start, id => id === 'b'))).toBe('ac');
    expect(withoutMet(start, () => false)).toBe(start);
  });
});
