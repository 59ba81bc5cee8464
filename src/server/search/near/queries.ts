import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { prepared, preparedStatement } from '../../platform/prepared-statements.ts';
import type { OccupiedCell } from '../../profiles/cells/cells-around.ts';
import type { Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { inOrder, matching } from '../queries.ts';
import type { Whereabouts } from './bands.ts';

type OwnHome = Whereabouts & { seesPresence: boolean };

/** Where a member lives, as far as he tells, and whether he sees who is online: members who share it do. */
export async function selectOwnHome(db: Db, own: { profileId: string }): Promise<OwnHome | undefined> {
  return (await ownHome(db, own))[0];
}

const ownHome = preparedStatement((db, { profileId }: { profileId: string }) =>
  db
    .selectFrom('profiles')
    .where('id', '=', profileId)
    .select(['cell', 'region', 'country', 'shares_presence as seesPresence'])
    .modifyEnd(prepared)
    .compile(),
);

/**
 * The first members of these cells who match, from near to far, in the order of all lists among those equally far. Of each cell no
 * more is read than is asked for: an index holds its members in order.
 */
export async function selectAround(
  db: Db,
  viewer: Viewer,
  filters: Filters,
  { cells, limit }: { cells: readonly OccupiedCell[]; limit: number },
): Promise<string[]> {
  const inCell = inOrder(matching(db, viewer, filters).where('cell', '=', sql.ref<number>('around.cell')))
    .select(['id', 'activity_rank'])
    .limit(limit);
  const { rows } = await sql<{
    id: string;
  }>`select found.id from unnest(${cells.map(({ cell }) => cell)}::int[], ${cells.map(({ km }) => km)}::int[]) as around (cell, km)
    cross join lateral (${inCell}) as found
    order by around.km, found.activity_rank desc, found.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
