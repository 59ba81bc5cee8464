import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { centreOf, kilometresBetween } from '#contract/cells';
import type { BirthDateRange } from '../../profiles/ages.ts';
import type { Newcomer, WeeklyMember } from './queries.ts';

/** New members of a site, found by place without a query. */
export type Newcomers = {
  cells: number[];
  tree: KDBush;
  byCell: Map<number, Newcomer[]>;
  /** Members without a cell. */
  byRegion: Map<string, Newcomer[]>;
  all: Newcomer[];
  nearCells: Map<string, number[]>;
};

/** Assumed distance of members in the own region who have no cell, as in the search. */
const OWN_REGION_KM = 50;
/** Bounds the work and memory for a member whom few newcomers fit. */
const MAX_CELLS = 400;
const MAX_CACHED_AREAS = 2_000;

export function indexNewcomers(all: Newcomer[]): Newcomers {
  const byCell = Map.groupBy(
    all.filter(({ cell }) => cell !== null),
    ({ cell }) => cell ?? 0,
  );
  const byRegion = Map.groupBy(all, ({ region }) => region ?? '');
  const cells = [...byCell.keys()];
  const tree = new KDBush(cells.length);
  for (const cell of cells) {
    const { latitude, longitude } = centreOf(cell);
    tree.add(longitude, latitude);
  }
  return { cells, tree: tree.finish(), byCell, byRegion, all, nearCells: new Map() };
}

/**
 * Returns up to `count` newcomers of the ages, nearest first. Within a cell each member begins elsewhere in the list,
 * so that nobody is first for everybody.
 * @spec D2.48 D2.39
 */
export function newcomersFor(
  newcomers: Newcomers,
  member: Pick<WeeklyMember, 'profileId' | 'cell' | 'region' | 'distance'>,
  { bornAfter = '', bornUntil = '9999' }: BirthDateRange,
  count: number,
): Newcomer[] {
  const found = new Set<Newcomer>();
  const turn = Number.parseInt(member.profileId.slice(0, 8), 16);
  for (const group of groupsAround(newcomers, member)) {
    for (let index = 0; index < group.length && found.size < count; index++) {
      const newcomer = group[(index + turn) % group.length];
      if (!newcomer || newcomer.id === member.profileId) continue;
      if (newcomer.birthDate > bornAfter && newcomer.birthDate <= bornUntil) found.add(newcomer);
    }
    if (found.size >= count) break;
  }
  return [...found];
}

function* groupsAround(
  newcomers: Newcomers,
  { cell, region, distance }: Pick<WeeklyMember, 'cell' | 'region' | 'distance'>,
): Generator<Newcomer[]> {
  const ofRegion = newcomers.byRegion.get(region ?? '-') ?? [];
  const isAnywhere = distance === null;
  if (cell !== null) {
    for (const near of cellsNear(newcomers, cell, distance)) yield newcomers.byCell.get(near) ?? [];
    if (isAnywhere || distance >= OWN_REGION_KM) yield ofRegion.filter(newcomer => newcomer.cell === null);
  } else {
    yield ofRegion;
    if (isAnywhere) yield newcomers.all;
  }
}

/** Members of the same cell share the answer. */
function cellsNear({ cells, tree, nearCells }: Newcomers, cell: number, distance: number | null): number[] {
  const key = `${cell} ${distance}`;
  const cached = nearCells.get(key);
  if (cached) return cached;
  const { latitude, longitude } = centreOf(cell);
  const below = distance ?? Number.POSITIVE_INFINITY;
  const near = around(tree, longitude, latitude, MAX_CELLS, below + 1)
    .map(index => cells[index] ?? cell)
    .filter(other => kilometresBetween(cell, other) < below);
  if (nearCells.size >= MAX_CACHED_AREAS) nearCells.clear();
  nearCells.set(key, near);
  return near;
}
