import type { Db } from '../../platform/db.ts';
import { cellBatchesByDistance, type DistanceOrigin } from '../../profiles/cells/cells-around.ts';
import type { Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { selectMatches } from '../queries.ts';
import { selectNearCells } from './queries.ts';

/**
 * Appends members without a cell, unless the filters limit the distance.
 * @spec D2.39
 */
export async function selectNearest(
  db: Db,
  viewer: Viewer,
  { cells: _, below, ...filters }: Filters,
  place: DistanceOrigin,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const found: string[] = [];
  const { country, region } = filters;
  for (const cells of cellBatchesByDistance(place, { country, region, below })) {
    const missing = offset + limit - found.length;
    if (missing <= 0) break;
    found.push(...(await selectNearCells(db, viewer, filters, { cells, limit: missing })));
  }
  const missing = offset + limit - found.length;
  if (missing > 0 && below === undefined)
    found.push(...(await selectMatches(db, viewer, { ...filters, cells: null }, { limit: missing })));
  return found.slice(offset);
}
