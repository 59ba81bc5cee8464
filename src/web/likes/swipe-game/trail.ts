/** A position of the pointer: `x` in px, `at` in ms. */
export type TrailPoint = { x: number; at: number };

/**
 * The release speed is the average over this many ms before the release, because the speed between the two latest
 * points is unreliable.
 */
const END_MS = 100;
/** Shortest time in ms by which a distance is divided. Two points of the same time would give an infinite speed. */
const FRAME_MS = 16;
const SECOND_MS = 1_000;

export const appendToTrail = (trail: readonly TrailPoint[], mark: TrailPoint): TrailPoint[] => [
  ...trail.filter(({ at }) => mark.at - at <= END_MS),
  mark,
];

/** Returns the speed in px a second, or 0 if the pointer rested before its release. */
export function releaseSpeed(trail: readonly TrailPoint[], at: number): number {
  const end = trail.filter(mark => at - mark.at <= END_MS);
  const [first, last] = [end[0], end.at(-1)];
  if (!first || !last) return 0;
  return ((last.x - first.x) / Math.max(FRAME_MS, at - first.at)) * SECOND_MS;
}
