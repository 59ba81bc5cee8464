import { bandOf, cellOf, centreOf, distances, type GeoPoint } from '#contract/cells';
import { DISTANCE_BANDS_KM } from '#contract/constants';
import type { Interval, Reading } from './attacker.ts';

const inCells = ({ latitude, longitude }: GeoPoint): GeoPoint => centreOf(cellOf(latitude, longitude));
const asItIs = (at: GeoPoint): GeoPoint => at;

/** What a band says. */
export function intervalOf(band: (typeof distances)[number]): Interval {
  const index = distances.indexOf(band);
  return {
    least: DISTANCE_BANDS_KM[index - 1] ?? 0,
    most: DISTANCE_BANDS_KM[index] ?? Number.POSITIVE_INFINITY,
  };
}

const band = (km: number): Interval => intervalOf(bandOf(km));
/** What is said by standing before or behind an accomplice in a list from near to far. */
const order = (victim: number, accomplice: number): Interval =>
  victim === accomplice
    ? { least: victim, most: victim }
    : victim < accomplice
      ? { least: 0, most: accomplice }
      : { least: accomplice, most: Number.POSITIVE_INFINITY };
const rounded =
  (km: number) =>
  (victim: number): Interval => ({ least: victim - km / 2, most: victim + km / 2 });

/** As the product tells distances: bands and order, both between cells. */
export const betweenCells: readonly Reading[] = [
  { keep: inCells, read: band },
  { keep: inCells, read: order },
];

/** The naive ways, each of which has given somebody away. */
export const naive: Readonly<Record<string, readonly Reading[]>> = {
  'the exact distance': [{ keep: asItIs, read: rounded(0.001) }],
  'the distance rounded to 100 m': [{ keep: asItIs, read: rounded(0.1) }],
  'bands of exact distances': [
    { keep: asItIs, read: band },
    { keep: asItIs, read: order },
  ],
  'bands of exact distances, without an order': [{ keep: asItIs, read: band }],
  'bands between cells, in the order of exact distances': [
    { keep: inCells, read: band },
    { keep: asItIs, read: order },
  ],
};
