import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Interest, interests } from '#contract/interests';
import type { DB } from '#db/schema';
import type { Db } from '../platform/db.ts';
import { activityRank, onlineSince } from '../profiles/activity.ts';
import { hereUntil, isSharedWith } from '../profiles/sharing-visibility.ts';
import { type Condition, listedFor, type Viewer } from '../profiles/visibility.ts';
import type { Filters } from './filters.ts';
import { interestBit } from './interest-bits.ts';

/** Ids of one stretch of the members who match, in the order of all lists. An index holds that order: nothing is sorted. */
export async function selectMatches(
  db: Db,
  viewer: Viewer,
  filters: Filters,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> {
  const rows = await inOrder(matching(db, viewer, filters))
    .select('id')
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

type Profiles = SelectQueryBuilder<DB, 'profiles', unknown>;

/** The order of all lists: most recently active first, those with a photo before those without. */
export const inOrder = (query: Profiles): Profiles => query.orderBy('activity_rank', 'desc').orderBy('id');

/** Listed members who match: whom the viewer may not find is no part of it, whatever is asked for. */
export function matching(db: Db, viewer: Viewer, filters: Filters): Profiles {
  const { gender, bodyTypes, bornAfter, bornUntil, newSince } = filters;
  let query = atHome(db.selectFrom('profiles').where(listedFor(viewer)), filters);
  if (gender) query = query.where('gender', '=', gender);
  if (bornAfter) query = query.where('birth_date', '>', bornAfter);
  if (bornUntil) query = query.where('birth_date', '<=', bornUntil);
  if (filters.withPhoto) query = query.where('has_photo', '=', true);
  if (filters.hideFictional) query = query.where('fictional', '=', false);
  if (bodyTypes) query = query.where('body_type', 'in', bodyTypes);
  if (newSince) query = query.where('created_at', '>', newSince);
  if (filters.except?.length) query = query.where('id', 'not in', [...filters.except]);
  for (const condition of shares(filters)) query = query.where(condition);
  const { onlineAt } = filters;
  return onlineAt ? query.where(isOnline(onlineAt)).where(isSharedWith('presence', viewer)) : query;
}

function atHome(query: Profiles, { country, region, cells }: Filters): Profiles {
  let home = query;
  if (region) home = home.where('region', '=', region);
  else if (country) home = home.where('country', '=', country);
  if (cells) home = home.where(sql<SqlBool>`cell = any(${cells}::int[])`);
  return cells === null ? home.where('cell', 'is', null) : home;
}

/** So many interests at once are rare enough to be looked up among everybody. */
const RARE_TOGETHER = 3;

/** Few fit, wherever they are, and an index leads to them: to walk through a list would take longer. */
export const areRare = ({ interests = [], country, region, cells }: Filters): boolean =>
  interests.length >= RARE_TOGETHER && !country && !region && cells === undefined;

/** He picked all of them. Where no home narrows the search, several are found by the lists of who picked each. */
function shares(filters: Filters): Condition[] {
  const { interests: picked = [] } = filters;
  const listed = sql<SqlBool>`interest_numbers(interest_bits) @> ${sql.lit(numbersOf(picked))}::integer[]`;
  return [...picked.map(likes), ...(areRare(filters) ? [listed] : [])];
}

/** The words of the statistics that tell the planner how many share an interest: values would hide them from it. */
const likes = (interest: Interest): Condition =>
  sql`(interest_bits & ${sql.raw(String(interestBit(interest)))}::bigint) <> 0`;

/** As an array of PostgreSQL, in words. */
const numbersOf = (picked: readonly Interest[]): string =>
  `{${picked.map(interest => interests.indexOf(interest)).join()}}`;

/**
 * Here at that moment, and shares it; whether the viewer learns of others at all is asked apart. Whoever was seen stands high in the
 * lists: of the rest nothing else is read. Not asked by a join: most of those who were here are here no more.
 */
export const isOnline = (now: Date): Condition =>
  sql`(activity_rank >= ${activityRank(onlineSince(now), false)} and shares_presence and ${hereUntil} > ${now})`;
