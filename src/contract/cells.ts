/**
 * The server stores locations only as cells of about 5 by 5 km.
 * @spec D1.5 D4.9
 */
import { CELLS, DISTANCE_BANDS_KM, EARTH_RADIUS_KM } from './constants.ts';

const { rows, maxColumns, poleDegrees } = CELLS;
const ROW_DEGREES = 180 / rows;
const RADIANS = Math.PI / 180;

export type GeoPoint = { latitude: number; longitude: number };

/** Distance bands, nearest first. */
export const distances = [
  'under_5',
  'under_10',
  'under_25',
  'under_50',
  'under_100',
  'under_250',
  'over_250',
] as const;
type Distance = (typeof distances)[number];

const columnsInRow = (row: number): number =>
  Math.round(2 * rows * Math.cos((-90 + (row + 0.5) * ROW_DEGREES) * RADIANS));

/**
 * Returns the cell of a position in degrees; longitudes wrap around.
 * @throws RangeError near the poles, where the grid ends
 */
export function cellOf(latitude: number, longitude: number): number {
  if (!(Math.abs(latitude) < poleDegrees) || !Number.isFinite(longitude)) {
    throw new RangeError('a position without a cell');
  }
  const row = Math.floor((latitude + 90) / ROW_DEGREES);
  return row * maxColumns + columnAt(longitude, row);
}

function columnAt(longitude: number, row: number): number {
  const columns = columnsInRow(row);
  const turn = ((((longitude + 180) % 360) + 360) % 360) / 360;
  return Math.floor(turn * columns) % columns;
}

export function isCell(cell: number): boolean {
  if (!Number.isInteger(cell) || cell < 0 || cell >= rows * maxColumns) return false;
  const [row, column] = rowAndColumn(cell);
  return Math.abs(-90 + (row + 0.5) * ROW_DEGREES) < poleDegrees && column < columnsInRow(row);
}

export function centreOf(cell: number): GeoPoint {
  const [row, column] = rowAndColumn(cell);
  return {
    latitude: -90 + (row + 0.5) * ROW_DEGREES,
    longitude: -180 + ((column + 0.5) * 360) / columnsInRow(row),
  };
}

const rowAndColumn = (cell: number) => [Math.floor(cell / maxColumns), cell % maxColumns] as const;

export function cellsAround(cell: number, belowKm: number): number[] {
  const { latitude, longitude } = centreOf(cell);
  const reach = Math.ceil(belowKm / ((EARTH_RADIUS_KM * Math.PI) / rows)) + 1;
  const cells = new Set<number>();
  for (let north = -reach; north <= reach; north++) {
    const northLatitude = latitude + north * ROW_DEGREES;
    if (Math.abs(northLatitude) >= poleDegrees) continue;
    const row = Math.floor((northLatitude + 90) / ROW_DEGREES);
    const [columns, centreColumn] = [columnsInRow(row), columnAt(longitude, row)];
    // Counts whole columns, because computing each from a longitude could skip a column.
    for (let east = -reach; east <= reach; east++)
      cells.add(row * maxColumns + ((centreColumn + east + columns) % columns));
  }
  return [...cells].filter(other => kilometresBetween(cell, other) < belowKm);
}

export const kilometresBetween = (cellA: number, cellB: number): number =>
  cellA === cellB ? 0 : kilometresApart(centreOf(cellA), centreOf(cellB));

export function kilometresApart(a: GeoPoint, b: GeoPoint): number {
  const north = haversine(b.latitude - a.latitude);
  const east = haversine(b.longitude - a.longitude);
  const parallelScale = Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, north + parallelScale * east)));
}

const haversine = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;

export function bandOf(kilometres: number): Distance {
  const index = DISTANCE_BANDS_KM.findIndex(edge => kilometres < edge);
  return distances.at(index) ?? 'over_250';
}

export const distanceBetween = (cellA: number | null, cellB: number | null): Distance | null =>
  cellA === null || cellB === null ? null : bandOf(kilometresBetween(cellA, cellB));
