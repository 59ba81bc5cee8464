import KDBush from 'kdbush';
import { centreOf } from '#contract/cells';
import { MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { type CellRow, deleteEmptyCells, selectAddedCells, selectCells } from './queries.ts';

export type OccupiedCells = { rows: readonly CellRow[]; tree: KDBush };

type CachedCells = OccupiedCells & { added: string; readAt: number };

/** After this time all cells are read again, because the cache misses cells committed late. */
const CACHE_MS = 10 * MINUTE_MS;
const cacheByDb = new WeakMap<object, Map<number, CachedCells>>();

/**
 * Reads only the cells that were added since the previous call.
 * @spec D1.5 D2.39
 */
export async function loadOccupiedCells(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
): Promise<OccupiedCells> {
  const sites = cacheByDb.get(db) ?? new Map<number, CachedCells>();
  cacheByDb.set(db, sites);
  const now = clock.now().getTime();
  const cached = sites.get(siteId);
  const valid = cached && Math.abs(now - cached.readAt) < CACHE_MS ? cached : undefined;
  const added = await (valid
    ? selectAddedCells(db, { siteId, after: valid.added })
    : selectCells(db, siteId));
  if (valid && added.length === 0) return valid;
  const rows = [...(valid?.rows ?? []), ...added];
  const entry = {
    rows,
    tree: treeOf(rows),
    added: added.at(-1)?.added ?? '0',
    readAt: valid?.readAt ?? now,
  };
  sites.set(siteId, entry);
  return entry;
}

function treeOf(rows: readonly CellRow[]): KDBush {
  const tree = new KDBush(rows.length);
  for (const { cell } of rows) {
    const { latitude, longitude } = centreOf(cell);
    tree.add(longitude, latitude);
  }
  return tree.finish();
}

/**
 * Deletes the cells without members, because searches by distance would read these cells.
 * @spec D1.5 D2.39
 */
export const purgeEmptyCells = (app: App): Promise<void> => transact(app, tx => deleteEmptyCells(tx.db));
