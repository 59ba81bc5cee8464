import type { MemberCard } from '#contract/profiles';
import { SwipeCard } from './swipe-card.tsx';
import style from './swipe-game.module.css';

/** The number of cards below the top card whose photos are loaded in advance. */
const PRELOADED = 3;

export type LeavingCard = { card: MemberCard; to: 'yes' | 'no' };

type CardStackProps = {
  cards: MemberCard[];
  leaving: LeavingCard[];
  back: string | null;
  onVerdict: (verdict: 'yes' | 'no') => boolean;
  onLeft: (id: string) => void;
};

/** @spec 2.8 look */
export function CardStack({ cards, leaving, back, onVerdict, onLeft }: CardStackProps) {
  const visible = cards.slice(0, PRELOADED + 1);
  const flying = leaving.filter(({ card }) => visible.every(({ id }) => id !== card.id));
  const same = { onVerdict };
  return (
    <div className={`relative centered container card-width ${style.stack}`}>
      {visible.map((member, place) => (
        <SwipeCard
          key={member.id}
          {...same}
          member={member}
          place={place}
          isBack={back === member.id}
          onLeft={() => undefined}
        />
      ))}
      {flying.map(({ card, to }) => (
        <SwipeCard
          key={card.id}
          {...same}
          member={card}
          place={to}
          isBack={false}
          onLeft={() => onLeft(card.id)}
        />
      ))}
    </div>
  );
}
