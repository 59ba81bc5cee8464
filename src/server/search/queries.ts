import type { Gender } from '#contract/profiles';
import type { Db } from '../platform/db.ts';
import { listedFor, type Viewer } from '../profiles/visibility.ts';
import type { BirthDates } from './ages.ts';

/** What is searched for; undefined is any. A region is its ISO code and implies the country. */
export type Filters = BirthDates & { gender?: Gender; country?: string; region?: string; withPhoto?: true };

/** Ids of one stretch of the members who match, in the order of all lists. An index holds that order: nothing is sorted. */
export async function selectMatches(
  db: Db,
  viewer: Viewer,
  filters: Filters,
  stretch: { limit: number; offset?: number; except?: string[] },
): Promise<string[]> {
  const { limit, offset = 0, except = [] } = stretch;
  const rows = await matching(db, viewer, filters)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .select('id')
    .orderBy('activity_rank', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(row => row.id);
}

/** How many match; counting stops at `cap`, so that it costs the same among thousands and millions. */
export async function countMatches(db: Db, viewer: Viewer, filters: Filters, cap: number): Promise<number> {
  const { matches } = await db
    .selectFrom(matching(db, viewer, filters).select('id').limit(cap).as('match'))
    .select(eb => eb.fn.countAll<number>().as('matches'))
    .executeTakeFirstOrThrow();
  return matches;
}

function matching(db: Db, viewer: Viewer, filters: Filters) {
  const { gender, country, region, bornAfter, bornUntil, withPhoto } = filters;
  let query = db.selectFrom('profiles').where(listedFor(viewer));
  if (gender) query = query.where('gender', '=', gender);
  if (region) query = query.where('region', '=', region);
  else if (country) query = query.where('country', '=', country);
  if (bornAfter) query = query.where('birth_date', '>', bornAfter);
  if (bornUntil) query = query.where('birth_date', '<=', bornUntil);
  if (withPhoto) query = query.where('has_photo', '=', true);
  return query;
}
