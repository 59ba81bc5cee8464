import type { Db } from '../../platform/db.ts';
import type { SiteTexts } from './site-texts.ts';

/** The overrides as they were after a change of a text; null if there is no such change. */
export async function selectTextsAt(db: Db, siteId: number, change: number): Promise<SiteTexts | null> {
  const rows = await db
    .selectFrom('site_changes')
    .select(['id', 'language', 'name as key', 'new_value'])
    .distinctOn(['language', 'name'])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'text')
    .where('id', '<=', String(change))
    .orderBy('language')
    .orderBy('name')
    .orderBy('id', 'desc')
    .execute();
  if (!rows.some(({ id }) => Number(id) === change)) return null;
  return {
    change,
    overrides: rows.flatMap(({ language, key, new_value }) =>
      new_value === null ? [] : [{ language, key, value: (new_value as { value: string }).value }],
    ),
  };
}
