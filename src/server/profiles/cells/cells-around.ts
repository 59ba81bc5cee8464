import { around } from 'geokdbush';
import { centreOf, kilometresBetween } from '#contract/cells';
import type { OccupiedCells } from './occupied-cells.ts';

/** `km` is rounded, so that cells at nearly equal distances count as equally near. */
export type OccupiedCell = { cell: number; km: number };

export type DistanceOrigin = { originCell: number; occupied: OccupiedCells };
type CellFilter = {
  country?: string | undefined;
  region?: string | undefined;
  below?: number | undefined;
};

/** @spec D1.5 D2.39 */
export const cellsWithin = (origin: DistanceOrigin, filter: CellFilter & { below: number }): number[] =>
  nearestCells(origin, filter, Number.POSITIVE_INFINITY).map(({ cell }) => cell);

export const cellsBetween = (
  origin: DistanceOrigin,
  { from, ...filter }: CellFilter & { from: number; below: number },
): number[] => cellsWithin(origin, filter).filter(cell => kilometresBetween(origin.originCell, cell) >= from);

/** The first search finds this many cells. */
const FIRST_BATCH = 8;

/** Yields the nearest cells first. Equally distant cells are in one batch. */
export function* cellBatchesByDistance(
  origin: DistanceOrigin,
  filter: CellFilter,
): Generator<OccupiedCell[]> {
  let seen = -1;
  for (let count = FIRST_BATCH; ; count *= 8) {
    const cells = nearestCells(origin, filter, count);
    const isAll = count >= origin.occupied.rows.length;
    const last = cells.at(-1)?.km ?? -1;
    const batch = cells.filter(({ km }) => km > seen && (isAll || km < last));
    if (batch.length > 0) yield batch;
    if (isAll) return;
    seen = Math.max(seen, ...batch.slice(-1).map(({ km }) => km));
  }
}

function nearestCells(
  { originCell, occupied }: DistanceOrigin,
  filter: CellFilter,
  count: number,
): OccupiedCell[] {
  const { below = Number.POSITIVE_INFINITY, country, region } = filter;
  const { latitude, longitude } = centreOf(originCell);
  const fits = (index: number) => {
    const row = occupied.rows[index];
    return (
      (country === undefined || row?.country === country) && (region === undefined || row?.region === region)
    );
  };
  const cells = new Map<number, OccupiedCell>();
  // `around` searches one kilometre farther, because `kilometresBetween` measures slightly different distances.
  for (const index of around(occupied.tree, longitude, latitude, count, below + 1, fits)) {
    const cell = occupied.rows[index]?.cell ?? originCell;
    const kilometres = kilometresBetween(originCell, cell);
    if (kilometres < below) cells.set(cell, { cell, km: Math.round(kilometres) });
  }
  return [...cells.values()].sort((a, b) => a.km - b.km);
}
