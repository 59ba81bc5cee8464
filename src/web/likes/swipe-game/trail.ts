/** `x` in px, `at` in ms. */
export type TrailPoint = { x: number; at: number };

/** Speed is measured over this time: two points alone may be a tremor. */
const END_MS = 100;
/** Points that arrive together are at least one frame apart. */
const FRAME_MS = 16;
const SECOND_MS = 1_000;

/** Newest last. */
export const appendToTrail = (trail: readonly TrailPoint[], mark: TrailPoint): TrailPoint[] => [
  ...trail.filter(({ at }) => mark.at - at <= END_MS),
  mark,
];

/** Speed in px a second; 0 if the pointer was at rest. */
export function releaseSpeed(trail: readonly TrailPoint[], at: number): number {
  const end = trail.filter(mark => at - mark.at <= END_MS);
  const [first, last] = [end[0], end.at(-1)];
  if (!first || !last) return 0;
  return ((last.x - first.x) / Math.max(FRAME_MS, at - first.at)) * SECOND_MS;
}
