import { useState } from 'react';
import type { Leaving } from './card-stack.tsx';
import type { Hand, Said } from './hand.ts';
import { useSwipes } from './use-swipes.ts';

/** What the player says becomes an act on the card on top; cards that fly off are kept until they are gone. */
export function useGame(hand: Hand) {
  const act = useSwipes();
  const [leaving, setLeaving] = useState<Leaving[]>([]);
  const [back, setBack] = useState<string | null>(null);

  /** Whether it was done: there has to be a card, or a no to take back, and for a yes a like. */
  const say = (said: Said): boolean => {
    if (said === 'undo') return takeBack();
    const [card] = hand.cards;
    const { swipes_left: swipes, likes_left: likes } = hand.quota;
    if (!card || swipes === 0 || (said === 'yes' && likes === 0)) return false;
    setLeaving(others => [...others, { card, to: said }]);
    setBack(null);
    act({ card, said });
    return true;
  };

  const takeBack = (): boolean => {
    if (!hand.undoable) return false;
    const { id } = hand.undoable;
    setLeaving(others => others.filter(({ card }) => card.id !== id));
    setBack(id);
    act({ card: hand.undoable, said: 'undo' });
    return true;
  };

  const onLeft = (id: string) => setLeaving(others => others.filter(({ card }) => card.id !== id));
  return { leaving, back, say, onLeft };
}
