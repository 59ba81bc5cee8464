import type { MemberCard } from '#contract/profiles';
import style from './card-stack.module.css';
import { SwipeCard } from './swipe-card.tsx';

/** Cards under the first one whose photos are loaded ahead. */
const AHEAD = 3;

/** A card that flies off to one side. */
export type Leaving = { card: MemberCard; to: 'yes' | 'no' };

type CardStackProps = {
  cards: MemberCard[];
  leaving: Leaving[];
  /** Whose card was taken back. */
  back: string | null;
  onVerdict: (said: 'yes' | 'no') => boolean;
  onLeft: (id: string) => void;
};

/** The cards over one another, and those that just fly off. */
export function CardStack({ cards, leaving, back, onVerdict, onLeft }: CardStackProps) {
  const lying = cards.slice(0, AHEAD + 1);
  const flying = leaving.filter(({ card }) => lying.every(({ id }) => id !== card.id));
  const same = { onVerdict };
  return (
    <div className={style.stack}>
      {lying.map((member, place) => (
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
