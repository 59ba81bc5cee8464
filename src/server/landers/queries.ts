import type { CountryCode } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { listedFor, type Viewer } from '../profiles/visibility.ts';

/**
 * Members with a main photo whom search lists for the viewer, the recently active first.
 * @param filters `country` of the members, default all countries of the site; `only` this member
 */
export async function selectFaces(
  db: Db,
  viewer: Viewer,
  filters: { gender?: 'male'; country?: CountryCode; only?: string; limit: number },
): Promise<string[]> {
  const { gender, country, only, limit } = filters;
  let query = db
    .selectFrom('profiles')
    .where(listedFor(viewer))
    .where('has_photo', '=', true)
    .where('fictional', '=', false);
  if (gender) query = query.where('gender', '=', gender);
  if (only) query = query.where('id', '=', only);
  if (country) query = query.where('country', '=', country);
  const rows = await query.select('id').orderBy('activity_rank', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(row => row.id);
}
