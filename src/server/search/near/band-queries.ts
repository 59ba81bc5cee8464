import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/schema';
import type { Db } from '../../platform/db.ts';
import type { Condition, Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { inOrder, isOnline, matching } from '../queries.ts';
import type { Whereabouts } from './bands.ts';
import type { Look, Zone } from './looks-through.ts';

/** What decides where a member stands in a list by bands. */
export type Standing = Whereabouts & { id: string; activity_rank: number; online: boolean };

/** `onlineAt`: members online at that moment come first; null where the viewer does not learn of it. */
type Stretch = { onlineAt: Date | null; limit: number };

/**
 * Ids of the first members of these cells who match, by band, within each the online ones first. Of each cell no more is read
 * than is asked for: an index holds its members in order.
 */
export async function selectInCells(
  db: Db,
  viewer: Viewer,
  { cells: _, ...filters }: Filters,
  { cells, ...stretch }: Extract<Look, { cells: unknown }> & Stretch,
): Promise<string[]> {
  const inCell = matching(db, viewer, filters).where('cell', '=', sql.ref<number>('around.cell'));
  const numbers = sql`${cells.map(({ cell }) => cell)}::int[], ${cells.map(({ band }) => band)}::int[]`;
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${numbers}) as around (cell, band)
    cross join lateral (${onlineFirst(inCell, stretch)}) as found
    order by around.band, found.online desc, found.activity_rank desc, found.id limit ${stretch.limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Ids of the first members of a zone who match and stand in none before it, the online ones first. */
export async function selectInZone(
  db: Db,
  viewer: Viewer,
  { cells: _, ...filters }: Filters,
  { zone, before, ...stretch }: Extract<Look, { zone: unknown }> & Stretch,
): Promise<string[]> {
  let inZone = matching(db, viewer, filters);
  for (const condition of [...within(zone), ...before.flatMap(within).map(not)])
    inZone = inZone.where(condition);
  const { rows } = await sql<{ id: string }>`
    select found.id from (${onlineFirst(inZone, stretch)}) as found
    order by found.online desc, found.activity_rank desc, found.id limit ${stretch.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where these members stand. */
export const selectStandings = (db: Db, ids: string[], onlineAt: Date | null): Promise<Standing[]> =>
  db
    .selectFrom('profiles')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'cell', 'region', 'country', 'activity_rank'])
    .select(sql<boolean>`${onlineAt ? sql`coalesce(${isOnline(onlineAt)}, false)` : sql`false`}`.as('online'))
    .execute();

type Matching = SelectQueryBuilder<DB, 'profiles', unknown>;

/** So many who are online, and so many who are not: each of the two is the beginning of an index. */
function onlineFirst(query: Matching, { onlineAt, limit }: Stretch) {
  const first = (some: Matching, areOnline: boolean) =>
    inOrder(some)
      .select(['id', 'activity_rank'])
      .select(sql<boolean>`${sql.lit(areOnline)}`.as('online'))
      .limit(limit);
  if (!onlineAt) return first(query, false);
  const online = isOnline(onlineAt);
  return sql`(${first(query.where(online), true)}) union all (${first(query.where(not(online)), false)})`;
}

function within(zone: Zone): Condition[] {
  if (zone === 'anywhere') return [];
  if ('cells' in zone) return [sql`cell = any(${zone.cells}::int[])`];
  if ('country' in zone) return [sql`country = ${zone.country}`];
  const { regions, placeless } = zone;
  return [sql`(region = any(${regions}::text[])${placeless ? sql` and cell is null` : sql``})`];
}

const not = (condition: Condition): Condition => sql`(${condition}) is not true`;
