import { useState } from 'react';
import type { LeavingCard } from './card-stack.tsx';
import type { CardStackState, SwipeDecision } from './card-stack-state.ts';
import { useSwipes } from './use-swipes.ts';

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
