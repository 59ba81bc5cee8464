import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { prepared, preparedStatement } from '../../platform/prepared-statements.ts';
import { preparedIfRepeated } from '../../platform/repeated-statements.ts';
import type { OccupiedCell } from '../../profiles/cells/cells-around.ts';
import type { Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { matching, orderByActivity } from '../queries.ts';
import type { MemberArea } from './bands.ts';

type OwnArea = MemberArea & { seesPresence: boolean; blocks: string };

/**
 * `seesPresence` is false for members who do not share their own presence. `blocks` changes with every block by or of
 * the member.
 */
export async function selectOwnArea(db: Db, own: { profileId: string }): Promise<OwnArea | undefined> {
  return (await ownArea(db, own))[0];
}

const ownArea = preparedStatement((db, { profileId }: { profileId: string }) =>
  db
    .selectFrom('profiles')
    .where('id', '=', profileId)
    .select(['cell', 'region', 'country', 'shares_presence as seesPresence'])
    .select(
      sql<string>`(
        select coalesce(bit_xor(uuid_hash_extended(blocker_id, 1) # uuid_hash_extended(blocked_id, 2)), 0)::text
        from blocks where blocker_id = profiles.id or blocked_id = profiles.id)`.as('blocks'),
    )
    .modifyEnd(prepared)
    .compile(),
);

/** An index limits the read to `limit` members of each cell. */
export async function selectNearCells(
  db: Db,
  viewer: Viewer,
  filters: Filters,
  { cells, limit }: { cells: readonly OccupiedCell[]; limit: number },
): Promise<string[]> {
  const inCell = orderByActivity(
    matching(db, viewer, filters).where('cell', '=', sql.ref<number>('around.cell')),
  )
    .select(['id', 'activity_rank'])
    .limit(limit);
  const { rows } = await sql<{
    id: string;
  }>`select found.id from unnest(${cells.map(({ cell }) => cell)}::int[], ${cells.map(({ km }) => km)}::int[]) as around (cell, km)
    cross join lateral (${inCell}) as found
    order by around.km, found.activity_rank desc, found.id limit ${limit} ${preparedIfRepeated}`.execute(db);
  return rows.map(({ id }) => id);
}
