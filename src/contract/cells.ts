/**
 * Where a member is, as exactly as the product ever knows it: a cell of about 5 by 5 km on a fixed grid. Rows are 4,000 steps
 * from pole to pole, each cut into as many equal columns as make them about as wide as high, so that no cell is narrower in the
 * north. What others learn is a band of the distance between two cells' centres, never one of positions.
 */
import { CELLS, DISTANCE_BANDS_KM, EARTH_RADIUS_KM } from './constants.ts';

const { rows, columnsAtMost, poleDegrees } = CELLS;
const ROW_DEGREES = 180 / rows;
const RADIANS = Math.PI / 180;

/** A point on the earth in degrees. */
export type Point = { latitude: number; longitude: number };

/** The bands that are told, nearest first: `under_5` is less than 5 km, `over_250` everything from 250 km. */
export const distances = [
  'under_5',
  'under_10',
  'under_25',
  'under_50',
  'under_100',
  'under_250',
  'over_250',
] as const;
export type Distance = (typeof distances)[number];

const columnsOf = (row: number): number =>
  Math.round(2 * rows * Math.cos((-90 + (row + 0.5) * ROW_DEGREES) * RADIANS));

/** The cell of a position in degrees; a longitude may have gone round. Throws a RangeError near the poles, where nobody lives. */
export function cellOf(latitude: number, longitude: number): number {
  if (!(Math.abs(latitude) < poleDegrees) || !Number.isFinite(longitude)) {
    throw new RangeError('a position without a cell');
  }
  const row = Math.floor((latitude + 90) / ROW_DEGREES);
  return row * columnsAtMost + columnAt(longitude, row);
}

/** The column of a row that a longitude lies in; it may have gone round. */
function columnAt(longitude: number, row: number): number {
  const columns = columnsOf(row);
  const turn = ((((longitude + 180) % 360) + 360) % 360) / 360;
  return Math.floor(turn * columns) % columns;
}

/** Whether a number names a cell of the grid. */
export function isCell(cell: number): boolean {
  if (!Number.isInteger(cell) || cell < 0 || cell >= rows * columnsAtMost) return false;
  const [row, column] = partsOf(cell);
  return Math.abs(-90 + (row + 0.5) * ROW_DEGREES) < poleDegrees && column < columnsOf(row);
}

/** The middle of a cell, in degrees. */
export function centreOf(cell: number): Point {
  const [row, column] = partsOf(cell);
  return {
    latitude: -90 + (row + 0.5) * ROW_DEGREES,
    longitude: -180 + ((column + 0.5) * 360) / columnsOf(row),
  };
}

const partsOf = (cell: number) => [Math.floor(cell / columnsAtMost), cell % columnsAtMost] as const;

/** All cells less than so many kilometres away, itself among them. */
export function cellsAround(cell: number, below: number): number[] {
  const { latitude, longitude } = centreOf(cell);
  const reach = Math.ceil(below / ((EARTH_RADIUS_KM * Math.PI) / rows)) + 1;
  const found = new Set<number>();
  for (let north = -reach; north <= reach; north++) {
    const to = latitude + north * ROW_DEGREES;
    if (Math.abs(to) >= poleDegrees) continue;
    const row = Math.floor((to + 90) / ROW_DEGREES);
    const [columns, middle] = [columnsOf(row), columnAt(longitude, row)];
    // Counted, not measured: on the edge of two columns a hair of rounding would pass over one.
    for (let east = -reach; east <= reach; east++)
      found.add(row * columnsAtMost + ((middle + east + columns) % columns));
  }
  return [...found].filter(other => kilometresBetween(cell, other) < below);
}

/** Kilometres between the middles of two cells; 0 within one. */
export const kilometresBetween = (cellA: number, cellB: number): number =>
  cellA === cellB ? 0 : kilometresApart(centreOf(cellA), centreOf(cellB));

/** Kilometres between two points over a round earth. */
export function kilometresApart(one: Point, other: Point): number {
  const north = haversine(other.latitude - one.latitude);
  const east = haversine(other.longitude - one.longitude);
  const squeeze = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, north + squeeze * east)));
}

const haversine = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;

/** The band that may be told of so many kilometres. */
export function bandOf(kilometres: number): Distance {
  const index = DISTANCE_BANDS_KM.findIndex(edge => kilometres < edge);
  return distances.at(index) ?? 'over_250';
}

/** The band between two cells; null where either is not known. */
export const distanceBetween = (cellA: number | null, cellB: number | null): Distance | null =>
  cellA === null || cellB === null ? null : bandOf(kilometresBetween(cellA, cellB));
