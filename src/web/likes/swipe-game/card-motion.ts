import { transformOf } from './spring.ts';

const FLIGHT = { duration: 280, easing: 'cubic-bezier(0.3, 0.4, 0.6, 1)' } as const;
const FADE = { duration: 150 } as const;
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where a card is out of sight, to the right for yes and to the left for no. */
const away = (to: 'yes' | 'no'): string =>
  transformOf({ x: (to === 'yes' ? 1 : -1) * Math.max(480, innerWidth * 0.9), y: 24 });

/** The card flies off from where it is held, or fades; then `onLeft`. Answers how to break it off. */
export function flyOff(card: HTMLElement, to: 'yes' | 'no', onLeft: () => void): () => void {
  const stamp = card.querySelector<HTMLElement>(`[data-stamp="${to}"]`);
  if (stamp) stamp.style.opacity = '1';
  const here = card.style.transform || 'none';
  const flight = prefersStillness()
    ? card.animate([{ opacity: 1 }, { opacity: 0 }], { ...FADE, fill: 'forwards' })
    : card.animate([{ transform: here }, { transform: away(to) }], { ...FLIGHT, fill: 'forwards' });
  flight.onfinish = onLeft;
  return () => flight.cancel();
}

/** A card that was taken back comes from where it went. */
export function comeBack(card: HTMLElement): void {
  if (prefersStillness()) card.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  else
    card.animate([{ transform: away('no') }, { transform: 'none' }], {
      ...FLIGHT,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
}
