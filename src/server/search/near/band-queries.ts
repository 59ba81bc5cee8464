import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/schema';
import type { Db } from '../../platform/db.ts';
import type { Condition, Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { inOrder, matching, onlineAt } from '../queries.ts';
import type { Whereabouts } from './bands.ts';
import type { Look, Zone } from './looks-through.ts';

/** What decides where a member stands in a list by bands. */
export type Standing = Whereabouts & { id: string; activity_rank: number; online: boolean };

type Stretch = { now: Date; limit: number };

/**
 * Ids of the first members of these cells who match, by band, within each whoever is online first. Of each cell no more is read
 * than is asked for: an index holds its members in order.
 */
export async function selectInCells(
  db: Db,
  viewer: Viewer,
  { cells: _, ...filters }: Filters,
  { cells, now, limit }: Extract<Look, { cells: unknown }> & Stretch,
): Promise<string[]> {
  const inCell = matching(db, viewer, filters).where('cell', '=', sql.ref<number>('around.cell'));
  const numbers = sql`${cells.map(({ cell }) => cell)}::int[], ${cells.map(({ band }) => band)}::int[]`;
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${numbers}) as around (cell, band)
    cross join lateral (${onlineFirst(inCell, viewer, { now, limit })}) as found
    order by around.band, found.online desc, found.activity_rank desc, found.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of the first members of a zone who match and stand in none before it, whoever is online first. */
export async function selectInZone(
  db: Db,
  viewer: Viewer,
  { cells: _, ...filters }: Filters,
  { zone, before, now, limit }: Extract<Look, { zone: unknown }> & Stretch,
): Promise<string[]> {
  let inZone = matching(db, viewer, filters);
  for (const condition of [...within(zone), ...before.flatMap(within).map(not)])
    inZone = inZone.where(condition);
  const { rows } = await sql<{ id: string }>`
    select found.id from (${onlineFirst(inZone, viewer, { now, limit })}) as found
    order by found.online desc, found.activity_rank desc, found.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where these members stand. */
export const selectStandings = (db: Db, viewer: Viewer, ids: string[], now: Date): Promise<Standing[]> =>
  db
    .selectFrom('profiles')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'cell', 'region', 'country', 'activity_rank'])
    .select(sql<boolean>`coalesce(${onlineAt(viewer, now)}, false)`.as('online'))
    .execute();

type Matching = SelectQueryBuilder<DB, 'profiles', unknown>;

/** So many who are online, and so many who are not: each of the two is the beginning of an index. */
function onlineFirst(query: Matching, viewer: Viewer, { now, limit }: Stretch) {
  const online = onlineAt(viewer, now);
  const first = (condition: Condition, isOnline: boolean) =>
    inOrder(query.where(condition))
      .select(['id', 'activity_rank'])
      .select(sql<boolean>`${sql.lit(isOnline)}`.as('online'))
      .limit(limit);
  return sql`(${first(online, true)}) union all (${first(not(online), false)})`;
}

function within(zone: Zone): Condition[] {
  if (zone === 'anywhere') return [];
  if ('cells' in zone) return [sql`cell = any(${zone.cells}::int[])`];
  if ('country' in zone) return [sql`country = ${zone.country}`];
  const { regions, placeless } = zone;
  return [sql`(region = any(${regions}::text[])${placeless ? sql` and cell is null` : sql``})`];
}

const not = (condition: Condition): Condition => sql`(${condition}) is not true`;
