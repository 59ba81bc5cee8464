import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import { prepared, preparedStatement } from '../../platform/prepared-statements.ts';

/** `region` is empty if the cell's members give no region. */
export type CellRow = { cell: number; country: string; region: string; added: string };

const cellsOf = (db: Db, siteId: number) =>
  db
    .selectFrom('search_cells')
    .where('site_id', '=', siteId)
    .select(['cell', 'country', 'region', 'added'])
    .orderBy('added');

export const selectCells = (db: Db, siteId: number): Promise<CellRow[]> => cellsOf(db, siteId).execute();

/** Each search asks for the few cells that were added since the last one. */
export const selectAddedCells = preparedStatement(
  (db, { siteId, after }: { siteId: number; after: string }) =>
    cellsOf(db, siteId).where('added', '>', after).modifyEnd(prepared).compile(),
);

/** Without the lock, the deletion could remove a cell into which a member moves. */
export async function deleteEmptyCells(db: Trx): Promise<void> {
  await sql`lock table search_cells in share row exclusive mode`.execute(db);
  await sql`delete from search_cells where not exists (
    select from profiles where profiles.site_id = search_cells.site_id and profiles.cell = search_cells.cell
      and profiles.country = search_cells.country and coalesce(profiles.region, '') = search_cells.region)`.execute(
    db,
  );
}
