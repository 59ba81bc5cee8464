import type { GeoPoint } from '#contract/cells';

/** `km` is the distance from the middle to each side. */
export type Square = { middle: GeoPoint; km: number };

const KM_PER_DEGREE = 111.2;
const ACROSS = 16;
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

export function coverSquare({ middle, km }: Square): { points: GeoPoint[]; step: number } {
  const step = (2 * km) / ACROSS;
  const offsets = Array.from({ length: ACROSS }, (_, index) => -km + (index + 0.5) * step);
  const points = offsets.flatMap(north => offsets.map(east => shiftPoint(middle, north, east)));
  return { points, step };
}

const shiftPoint = ({ latitude, longitude }: GeoPoint, north: number, east: number): GeoPoint => ({
  latitude: latitude + north / KM_PER_DEGREE,
  longitude: longitude + east / (KM_PER_DEGREE * cosine(latitude)),
});

/** `direction` is in degrees, counter-clockwise from the east. */
export const offsetPoint = (from: GeoPoint, km: number, direction: number): GeoPoint =>
  shiftPoint(from, km * cosine(direction - 90), km * cosine(direction));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const centroid = (points: readonly GeoPoint[]): GeoPoint => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
});

export function halfExtent(points: readonly GeoPoint[]): number {
  const middle = centroid(points);
  const north = points.map(({ latitude }) => Math.abs(latitude - middle.latitude) * KM_PER_DEGREE);
  const squeeze = KM_PER_DEGREE * cosine(middle.latitude);
  const east = points.map(({ longitude }) => Math.abs(longitude - middle.longitude) * squeeze);
  return Math.max(...north, ...east);
}
