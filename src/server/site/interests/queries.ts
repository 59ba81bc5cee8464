import type { Db } from '../../platform/db.ts';

const PREFIX = 'interest.';

/** Keys of interests that the site ever said in its own words. They never get another meaning. */
export async function selectNamedInterests(db: Db, siteId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('site_changes')
    .select('name')
    .distinct()
    .where('site_id', '=', siteId)
    .where('kind', '=', 'text')
    .where('name', 'like', `${PREFIX}own\\_%`)
    .execute();
  return new Set(rows.map(({ name }) => name.slice(PREFIX.length)));
}
