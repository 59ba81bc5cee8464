import { bandOf, cellOf, centreOf, distances, type GeoPoint } from '#contract/cells';
import { DISTANCE_BANDS_KM } from '#contract/constants';
import type { DistanceDisclosure, KilometreRange } from './distance-attacker.ts';

const cellCentre = ({ latitude, longitude }: GeoPoint): GeoPoint => centreOf(cellOf(latitude, longitude));
const exactPosition = (at: GeoPoint): GeoPoint => at;

export function rangeOfBand(band: (typeof distances)[number]): KilometreRange {
  const index = distances.indexOf(band);
  return {
    least: DISTANCE_BANDS_KM[index - 1] ?? 0,
    most: DISTANCE_BANDS_KM[index] ?? Number.POSITIVE_INFINITY,
  };
}

const band = (km: number): KilometreRange => rangeOfBand(bandOf(km));
const order = (victim: number, accomplice: number): KilometreRange =>
  victim === accomplice
    ? { least: victim, most: victim }
    : victim < accomplice
      ? { least: 0, most: accomplice }
      : { least: accomplice, most: Number.POSITIVE_INFINITY };
const rounded =
  (km: number) =>
  (victim: number): KilometreRange => ({ least: victim - km / 2, most: victim + km / 2 });

export const productDisclosures: readonly DistanceDisclosure[] = [
  { keep: cellCentre, read: band },
  { keep: cellCentre, read: order },
];

/** Ways of disclosing distances that have revealed members' positions on other sites. */
export const naiveDisclosures: Readonly<Record<string, readonly DistanceDisclosure[]>> = {
  'the exact distance': [{ keep: exactPosition, read: rounded(0.001) }],
  'the distance rounded to 100 m': [{ keep: exactPosition, read: rounded(0.1) }],
  'bands of exact distances': [
    { keep: exactPosition, read: band },
    { keep: exactPosition, read: order },
  ],
  'bands of exact distances, without an order': [{ keep: exactPosition, read: band }],
  'bands between cells, in the order of exact distances': [
    { keep: cellCentre, read: band },
    { keep: exactPosition, read: order },
  ],
};
