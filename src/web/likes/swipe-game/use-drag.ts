import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { paintPose } from './paint-pose.ts';
import { type Pose, springBack, transformOf, verdictOf } from './spring.ts';
import { follow, type Mark, speedOf } from './trail.ts';

/** So far a finger may tremble, in px: it still is a tap. */
const TREMOR = 8;
const SECOND_MS = 1_000;

type Grip = {
  id: number;
  x: number;
  y: number;
  isDrag: boolean;
  pose: Pose;
  trail: Mark[];
};
type DragOptions = { onVerdict: (said: 'yes' | 'no') => boolean };

/**
 * Lets a card be dragged to one side. Moves are painted once a frame, past React. `onVerdict` says whether the verdict stands; else
 * the card springs back.
 */
export function useDrag({ onVerdict }: DragOptions) {
  const grip = useRef<Grip>(null);
  const frame = useRef(0);
  const dragged = useRef(false);

  const letGo = (card: HTMLElement, at: number, isCancelled: boolean) => {
    const held = grip.current;
    grip.current = null;
    cancelAnimationFrame(frame.current);
    if (!held?.isDrag) return;
    const speed = speedOf(held.trail, at);
    const verdict = isCancelled ? null : verdictOf(held.pose.x, speed, card.offsetWidth);
    // Painted where it was let go of: from there it flies.
    paintPose(card, held.pose);
    if (verdict === null || !onVerdict(verdict)) fallBack(card, held.pose, speed);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event;
      grip.current = { id, x, y, isDrag: false, pose: { x: 0, y: 0 }, trail: [{ x, at }] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held?.id !== event.pointerId) return;
      const card = event.currentTarget;
      const pose = { x: event.clientX - held.x, y: event.clientY - held.y };
      if (!held.isDrag) {
        if (Math.abs(pose.x) < TREMOR || Math.abs(pose.x) < Math.abs(pose.y)) return;
        held.isDrag = dragged.current = true;
        card.setPointerCapture(event.pointerId);
      }
      held.trail = follow(held.trail, { x: event.clientX, at: event.timeStamp });
      held.pose = { x: pose.x, y: pose.y * 0.3 };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => paintPose(card, held.pose));
    },
    onPointerUp: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) =>
      letGo(currentTarget, timeStamp, false),
    onPointerCancel: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) =>
      letGo(currentTarget, timeStamp, true),
    /** The end of a drag is no click. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function fallBack(card: HTMLElement, pose: Pose, speed: number): void {
  paintPose(card, null);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = springBack(pose, speed);
  const keyframes = way.map(step => ({ transform: transformOf(step) }));
  card.animate(keyframes, { duration: (way.length * SECOND_MS) / 60 });
}
