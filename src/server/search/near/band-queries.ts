import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/schema';
import type { Db } from '../../platform/db.ts';
import { preparedIfRepeated } from '../../platform/repeated-statements.ts';
import type { Condition, Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { isOnline, matching, orderByActivity } from '../queries.ts';
import type { BandQuery, Zone } from './band-query-plan.ts';
import type { MemberArea } from './bands.ts';

export type RankedMember = MemberArea & { id: string; activity_rank: number; online: boolean };

/** `onlineAt` is null if the viewer may not see who is online. */
type BandSlice = { onlineAt: Date | null; limit: number };

/** An index limits the read to `limit` members of each cell. */
export async function selectInCells(
  db: Db,
  viewer: Viewer,
  { cells: _, ...filters }: Filters,
  { cells, ...slice }: Extract<BandQuery, { cells: unknown }> & BandSlice,
): Promise<string[]> {
  const inCell = matching(db, viewer, filters).where('cell', '=', sql.ref<number>('around.cell'));
  const numbers = sql`${cells.map(({ cell }) => cell)}::int[], ${cells.map(({ band }) => band)}::int[]`;
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${numbers}) as around (cell, band)
    cross join lateral (${onlineFirst(inCell, slice)}) as found
    order by around.band, found.online desc, found.activity_rank desc, found.id limit ${slice.limit}
    ${preparedIfRepeated}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function selectInZone(
  db: Db,
  viewer: Viewer,
  { cells: _, ...filters }: Filters,
  { zone, before, ...slice }: Extract<BandQuery, { zone: unknown }> & BandSlice,
): Promise<string[]> {
  let inZone = matching(db, viewer, filters);
  for (const condition of [...zoneConditions(zone), ...before.flatMap(zoneConditions).map(not)])
    inZone = inZone.where(condition);
  const { rows } = await sql<{ id: string }>`
    select found.id from (${onlineFirst(inZone, slice)}) as found
    order by found.online desc, found.activity_rank desc, found.id limit ${slice.limit}
    ${preparedIfRepeated}`.execute(db);
  return rows.map(({ id }) => id);
}

export const selectRankings = (db: Db, ids: string[], onlineAt: Date | null): Promise<RankedMember[]> =>
  db
    .selectFrom('profiles')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'cell', 'region', 'country', 'activity_rank'])
    .select(sql<boolean>`${onlineAt ? sql`coalesce(${isOnline(onlineAt)}, false)` : sql`false`}`.as('online'))
    .modifyEnd(preparedIfRepeated)
    .execute();

type MatchingQuery = SelectQueryBuilder<DB, 'profiles', unknown>;

/** Each of the two queries reads an index in order and needs no sorting. */
function onlineFirst(query: MatchingQuery, { onlineAt, limit }: BandSlice) {
  const first = (some: MatchingQuery, areOnline: boolean) =>
    orderByActivity(some)
      .select(['id', 'activity_rank'])
      .select(sql<boolean>`${sql.lit(areOnline)}`.as('online'))
      .limit(limit);
  if (!onlineAt) return first(query, false);
  const online = isOnline(onlineAt);
  return sql`(${first(query.where(online), true)}) union all (${first(query.where(not(online)), false)})`;
}

function zoneConditions(zone: Zone): Condition[] {
  if (zone === 'anywhere') return [];
  if ('cells' in zone) return [sql`cell = any(${zone.cells}::int[])`];
  if ('country' in zone) return [sql`country = ${zone.country}`];
  const { regions, placeless } = zone;
  return [sql`(region = any(${regions}::text[])${placeless ? sql` and cell is null` : sql``})`];
}

const not = (condition: Condition): Condition => sql`(${condition}) is not true`;
