/** A position of the pointer: `x` in px, `at` in ms. */
export type TrailPoint = { x: number; at: number };

/** Time in ms over which the release speed is averaged; between the last two points it is not reliable. */
const END_MS = 100;
/** The speed is computed for at least this duration; points of the same moment would give infinity. */
const FRAME_MS = 16;
const SECOND_MS = 1_000;

export const appendToTrail = (trail: readonly TrailPoint[], mark: TrailPoint): TrailPoint[] => [
  ...trail.filter(({ at }) => mark.at - at <= END_MS),
  mark,
];

/** The speed in px a second; 0 if the pointer rested before its release. */
export function releaseSpeed(trail: readonly TrailPoint[], at: number): number {
  const end = trail.filter(mark => at - mark.at <= END_MS);
  const [first, last] = [end[0], end.at(-1)];
  if (!first || !last) return 0;
  return ((last.x - first.x) / Math.max(FRAME_MS, at - first.at)) * SECOND_MS;
}
