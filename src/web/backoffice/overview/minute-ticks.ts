const STEPS = [5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440, 2_880, 4_320, 10_080, 20_160, 40_320];
const MOST = 4;

/**
 * Where the axis of a chart of minutes has its lines, from 0 to at least `highest`: in whole hours as soon as it shows more
 * than two.
 * @spec D5.10
 */
export function minuteTicks(highest: number): number[] {
  const step = STEPS.find(minutes => highest <= minutes * MOST) ?? Math.ceil(highest / MOST / 1_440) * 1_440;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
