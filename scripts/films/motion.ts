import { mixColours } from '../../db/seeds/portraits/svg.ts';

/** From 0 to 1, slow at both ends. */
const soften = (share: number): number => share * share * (3 - 2 * share);

/** How much of the time from `start` to `end` has passed at `moment`, from 0 to 1. */
export const passed = (moment: number, start: number, end: number): number =>
  soften(Math.min(1, Math.max(0, (moment - start) / (end - start))));

/** Comes from `start` to `full`, and goes from `fading` to `end`. */
export const during = (moment: number, start: number, full: number, fading: number, end: number): number =>
  passed(moment, start, full) * (1 - passed(moment, fading, end));

/** The value at `moment` of one that is `frames`, each a moment and its colour, in order from 0 to 1. */
export function colourAt(moment: number, frames: readonly (readonly [number, string])[]): string {
  const next = frames.findIndex(([at]) => at > moment);
  const [to, from] = [frames.at(next), frames.at(next - 1)];
  if (!to || !from) throw new Error('a colour has no frames');
  if (next === -1) return to[1];
  return mixColours(from[1], to[1], passed(moment, from[0], to[0]));
}
