import { transformOf } from './spring.ts';

const FLIGHT = { duration: 280, easing: 'cubic-bezier(0.3, 0.4, 0.6, 1)' } as const;
const FADE = { duration: 150 } as const;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const offscreenTransform = (to: 'yes' | 'no'): string =>
  transformOf({ x: (to === 'yes' ? 1 : -1) * Math.max(480, innerWidth * 0.9), y: 24 });

/** @returns a function that cancels the animation */
export function animateExit(card: HTMLElement, to: 'yes' | 'no', onLeft: () => void): () => void {
  const stamp = card.querySelector<HTMLElement>(`[data-stamp="${to}"]`);
  if (stamp) stamp.style.opacity = '1';
  const start = card.style.transform || 'none';
  const flight = prefersReducedMotion()
    ? card.animate([{ opacity: 1 }, { opacity: 0 }], { ...FADE, fill: 'forwards' })
    : card.animate([{ transform: start }, { transform: offscreenTransform(to) }], {
        ...FLIGHT,
        fill: 'forwards',
      });
  flight.onfinish = onLeft;
  return () => flight.cancel();
}

export function animateReturn(card: HTMLElement): void {
  if (prefersReducedMotion()) card.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  else
    card.animate([{ transform: offscreenTransform('no') }, { transform: 'none' }], {
      ...FLIGHT,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
}
