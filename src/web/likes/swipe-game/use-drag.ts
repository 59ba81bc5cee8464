import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type CardPose, springBack, transformOf, verdictOf } from './spring.ts';

const TAP_TOLERANCE_PX = 8;
const SECOND_MS = 1_000;

type DragState = {
  id: number;
  x: number;
  y: number;
  isDrag: boolean;
  pose: CardPose;
  trail: TrailPoint[];
};
type DragOptions = { onVerdict: (verdict: 'yes' | 'no') => boolean };

/**
 * The card springs back if `onVerdict` returns false.
 * @spec 2.8
 */
export function useDrag({ onVerdict }: DragOptions) {
  const state = useRef<DragState>(null);
  const frame = useRef(0);
  const dragged = useRef(false);

  const release = (card: HTMLElement, at: number, isCancelled: boolean) => {
    const drag = state.current;
    state.current = null;
    cancelAnimationFrame(frame.current);
    if (!drag?.isDrag) return;
    const speed = releaseSpeed(drag.trail, at);
    const verdict = isCancelled ? null : verdictOf(drag.pose.x, speed, card.offsetWidth);
    // Paints the last position at once, because the exit animation starts from it.
    paintPose(card, drag.pose);
    if (verdict === null || !onVerdict(verdict)) animateBack(card, drag.pose, speed);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event;
      state.current = { id, x, y, isDrag: false, pose: { x: 0, y: 0 }, trail: [{ x, at }] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = state.current;
      if (drag?.id !== event.pointerId) return;
      const card = event.currentTarget;
      const pose = { x: event.clientX - drag.x, y: event.clientY - drag.y };
      if (!drag.isDrag) {
        if (Math.abs(pose.x) < TAP_TOLERANCE_PX || Math.abs(pose.x) < Math.abs(pose.y)) return;
        drag.isDrag = dragged.current = true;
        card.setPointerCapture(event.pointerId);
      }
      drag.trail = appendToTrail(drag.trail, { x: event.clientX, at: event.timeStamp });
      drag.pose = { x: pose.x, y: pose.y * 0.3 };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => paintPose(card, drag.pose));
    },
    onPointerUp: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) =>
      release(currentTarget, timeStamp, false),
    onPointerCancel: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) =>
      release(currentTarget, timeStamp, true),
    /** The click at the end of a drag must not open the profile. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function animateBack(card: HTMLElement, pose: CardPose, speed: number): void {
  paintPose(card, null);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = springBack(pose, speed);
  const keyframes = way.map(step => ({ transform: transformOf(step) }));
  card.animate(keyframes, { duration: (way.length * SECOND_MS) / 60 });
}

/** The drag distance at which the stamp on the card is fully visible. */
const STAMPED_PX = 110;

/** Bypasses React, because a drag calls this function in each frame. */
function paintPose(card: HTMLElement, pose: CardPose | null): void {
  const next = card.parentElement?.querySelector<HTMLElement>('[data-place="1"]');
  const yes = card.querySelector<HTMLElement>('[data-stamp="yes"]');
  const no = card.querySelector<HTMLElement>('[data-stamp="no"]');
  const share = pose ? Math.max(-1, Math.min(1, pose.x / STAMPED_PX)) : 0;
  card.style.transform = pose ? transformOf(pose) : '';
  card.style.transition = pose ? 'none' : '';
  if (yes) yes.style.opacity = pose ? String(Math.max(0, share)) : '';
  if (no) no.style.opacity = pose ? String(Math.max(0, -share)) : '';
  if (!next) return;
  next.style.transition = pose ? 'none' : '';
  next.style.transform = pose ? `scale(${(0.95 + 0.05 * Math.abs(share)).toFixed(3)})` : '';
}

/** A position of the pointer: `x` in px, `at` in ms. */
export type TrailPoint = { x: number; at: number };

/** Averages the release speed over this time, because two points alone are unreliable. */
const END_MS = 100;
/** Prevents an infinite speed between two points of the same time. */
const FRAME_MS = 16;

export const appendToTrail = (trail: readonly TrailPoint[], mark: TrailPoint): TrailPoint[] => [
  ...trail.filter(({ at }) => mark.at - at <= END_MS),
  mark,
];

/** Returns the speed in px a second, or 0 if the pointer rested. */
export function releaseSpeed(trail: readonly TrailPoint[], at: number): number {
  const end = trail.filter(mark => at - mark.at <= END_MS);
  const [first, last] = [end[0], end.at(-1)];
  if (!first || !last) return 0;
  return ((last.x - first.x) / Math.max(FRAME_MS, at - first.at)) * SECOND_MS;
}
