import { type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { activityRank } from '../profiles/activity.ts';
import { learned } from '../profiles/fact-visibility.ts';
import { listedFor, type Viewer } from '../profiles/visibility.ts';
import type { Filters } from './filters.ts';

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
  const { gender, country, region, bornAfter, bornUntil, withPhoto, hideFictional, bodyTypes, newSince } =
    filters;
  const { interests = [], onlineSince } = filters;
  let query = db.selectFrom('profiles').where(listedFor(viewer));
  if (gender) query = query.where('gender', '=', gender);
  if (region) query = query.where('region', '=', region);
  else if (country) query = query.where('country', '=', country);
  if (bornAfter) query = query.where('birth_date', '>', bornAfter);
  if (bornUntil) query = query.where('birth_date', '<=', bornUntil);
  if (withPhoto) query = query.where('has_photo', '=', true);
  if (hideFictional) query = query.where('fictional', '=', false);
  if (bodyTypes) query = query.where('body_type', 'in', bodyTypes);
  if (newSince) query = query.where('created_at', '>', newSince);
  for (const interest of interests) query = query.where(likes(interest));
  if (onlineSince) {
    query = query
      .where('activity_rank', '>=', activityRank(onlineSince, false))
      .where(learned('presence', viewer))
      .where(isHereSince(onlineSince));
  }
  return query;
}

const likes = (interest: string) => sql<SqlBool>`exists (
  select from profile_interests where profile_id = profiles.id and interest = ${interest})`;

/** Seen since then, and not away. */
const isHereSince = (since: Date) => sql<SqlBool>`exists (
  select from presence where presence.profile_id = profiles.id and seen_at > ${since} and not away)`;
