import { type CardPose, transformOf } from './spring.ts';

/** The drag distance at which the stamp on the card is fully visible. */
const STAMPED_PX = 110;

/** Bypasses React, because a drag calls this function in each frame. */
export function paintPose(card: HTMLElement, pose: CardPose | null): void {
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
