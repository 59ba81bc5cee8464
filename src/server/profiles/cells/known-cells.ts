import KDBush from 'kdbush';
import { centreOf } from '#contract/cells';
import type { App } from '../../app.ts';
import { type CellRow, selectCells } from './queries.ts';

/** The cells of a site where somebody lives, and a tree that finds the nearest of them. */
export type KnownCells = { rows: readonly CellRow[]; tree: KDBush };

type Memory = KnownCells & { added: string; readAt: number };

/** Read anew so often: a cell that was committed after a younger one is seen by then. */
const KEPT_MS = 10 * 60_000;
const memories = new WeakMap<object, Map<number, Memory>>();

/**
 * The occupied cells of a site, kept in memory (some ten thousand at a million members) and asked at each use for what was added:
 * a look at the end of an index.
 */
export async function knownCells(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
): Promise<KnownCells> {
  const sites = memories.get(db) ?? new Map<number, Memory>();
  memories.set(db, sites);
  const now = clock.now().getTime();
  const known = sites.get(siteId);
  const fresh = known && Math.abs(now - known.readAt) < KEPT_MS ? known : undefined;
  const added = await selectCells(db, siteId, fresh?.added ?? '0');
  if (fresh && added.length === 0) return fresh;
  const rows = [...(fresh?.rows ?? []), ...added];
  const memory = {
    rows,
    tree: treeOf(rows),
    added: added.at(-1)?.added ?? '0',
    readAt: fresh?.readAt ?? now,
  };
  sites.set(siteId, memory);
  return memory;
}

function treeOf(rows: readonly CellRow[]): KDBush {
  const tree = new KDBush(rows.length);
  for (const { cell } of rows) {
    const { latitude, longitude } = centreOf(cell);
    tree.add(longitude, latitude);
  }
  return tree.finish();
}
