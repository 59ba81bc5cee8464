/** A position of the pointer: `x` in px, `at` in ms. */
export type TrailPoint = { x: number; at: number };

/** Averages the release speed over this time, because two points alone are unreliable. */
const END_MS = 100;
/** Prevents an infinite speed between two points of the same time. */
const FRAME_MS = 16;
const SECOND_MS = 1_000;

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
