/** Where a finger was, in px, and when, in ms. */
export type Mark = { x: number; at: number };

/** What counts as the end of a movement: the last two marks alone may be a tremor of some px within a ms. */
const END_MS = 100;
/** Marks that arrive together were made a frame apart at least. */
const FRAME_MS = 16;
const SECOND_MS = 1_000;

/** The marks of a movement's end, the newest last. */
export const follow = (trail: readonly Mark[], mark: Mark): Mark[] => [
  ...trail.filter(({ at }) => mark.at - at <= END_MS),
  mark,
];

/** How fast a finger moved, in px a second, when it let go at `at`; 0 where it had come to rest. */
export function speedOf(trail: readonly Mark[], at: number): number {
  const end = trail.filter(mark => at - mark.at <= END_MS);
  const [first, last] = [end[0], end.at(-1)];
  if (!first || !last) return 0;
  return ((last.x - first.x) / Math.max(FRAME_MS, at - first.at)) * SECOND_MS;
}
