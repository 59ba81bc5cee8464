import { around } from 'geokdbush';
import { centreOf, kilometresBetween } from '#contract/cells';
import type { KnownCells } from './known-cells.ts';

/** An occupied cell and how far it is, in whole kilometres: what is equally far is told apart by nothing of the place. */
export type Around = { cell: number; km: number };

/** Where distances are counted from, and the cells there are. */
export type Place = { near: number; known: KnownCells };
export type Within = {
  country?: string | undefined;
  region?: string | undefined;
  below?: number | undefined;
};

/** Occupied cells less than so many kilometres away, of a country or region where one is named. */
export const cellsWithin = (place: Place, within: Within & { below: number }): number[] =>
  nearestCells(place, within, Number.POSITIVE_INFINITY).map(({ cell }) => cell);

/** Occupied cells at least `from` and less than `below` kilometres away, of a country or region where one is named. */
export const cellsBetween = (
  place: Place,
  { from, ...within }: Within & { from: number; below: number },
): number[] => cellsWithin(place, within).filter(cell => kilometresBetween(place.near, cell) >= from);

/** So many are looked at first; each further look takes eight times as many. */
const FIRST_LOOK = 8;

/** Occupied cells from near to far, look by look. Those equally far are in the same look. */
export function* looksAround(place: Place, within: Within): Generator<Around[]> {
  let seen = -1;
  for (let count = FIRST_LOOK; ; count *= 8) {
    const cells = nearestCells(place, within, count);
    const isAll = count >= place.known.rows.length;
    const last = cells.at(-1)?.km ?? -1;
    const look = cells.filter(({ km }) => km > seen && (isAll || km < last));
    if (look.length > 0) yield look;
    if (isAll) return;
    seen = Math.max(seen, ...look.slice(-1).map(({ km }) => km));
  }
}

function nearestCells({ near, known }: Place, within: Within, count: number): Around[] {
  const { below = Number.POSITIVE_INFINITY, country, region } = within;
  const { latitude, longitude } = centreOf(near);
  const fits = (index: number) => {
    const row = known.rows[index];
    return (
      (country === undefined || row?.country === country) && (region === undefined || row?.region === region)
    );
  };
  const cells = new Map<number, Around>();
  // A hair more than asked for: what is exactly at the edge is decided below.
  for (const index of around(known.tree, longitude, latitude, count, below + 1, fits)) {
    const cell = known.rows[index]?.cell ?? near;
    const kilometres = kilometresBetween(near, cell);
    if (kilometres < below) cells.set(cell, { cell, km: Math.round(kilometres) });
  }
  return [...cells.values()].sort((one, other) => one.km - other.km);
}
