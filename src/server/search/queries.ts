import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { allInterests, type Interest } from '#contract/interests';
import type { DB } from '#db/schema';
import type { Db } from '../platform/db.ts';
import { preparedIfRepeated } from '../platform/repeated-statements.ts';
import { activityRank, onlineSince } from '../profiles/activity.ts';
import { isSharedWith, onlineUntil } from '../profiles/sharing-visibility.ts';
import { type Condition, listedFor, type Viewer } from '../profiles/visibility.ts';
import type { Filters } from './filters.ts';
import { interestBit } from './interest-bits.ts';

/** An index has the order of activity, so PostgreSQL need not sort. */
export async function selectMatches(
  db: Db,
  viewer: Viewer,
  filters: Filters,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> {
  const rows = await orderByActivity(matching(db, viewer, filters))
    .select('id')
    .limit(limit)
    .offset(offset)
    .modifyEnd(preparedIfRepeated)
    .execute();
  return rows.map(row => row.id);
}

/** Stops at `cap`: a full count would get slower as the site grows. */
export async function countMatches(db: Db, viewer: Viewer, filters: Filters, cap: number): Promise<number> {
  const { matches } = await db
    .selectFrom(matching(db, viewer, filters).select('id').limit(cap).as('match'))
    .select(eb => eb.fn.countAll<number>().as('matches'))
    .modifyEnd(preparedIfRepeated)
    .executeTakeFirstOrThrow();
  return matches;
}

type ProfilesQuery = SelectQueryBuilder<DB, 'profiles', unknown>;

/** `activity_rank` also sorts members with a photo before others of the same hour. */
export const orderByActivity = (query: ProfilesQuery): ProfilesQuery =>
  query.orderBy('activity_rank', 'desc').orderBy('id');

/** @spec D2.22 */
export function matching(db: Db, viewer: Viewer, filters: Filters): ProfilesQuery {
  const { gender, bodyTypes, bornAfter, bornUntil, newSince } = filters;
  let query = withinArea(db.selectFrom('profiles').where(listedFor(viewer)), filters);
  if (gender) query = query.where('gender', '=', gender);
  if (bornAfter) query = query.where('birth_date', '>', bornAfter);
  if (bornUntil) query = query.where('birth_date', '<=', bornUntil);
  if (filters.withPhoto) query = query.where('has_photo', '=', true);
  if (filters.hideFictional) query = query.where('fictional', '=', false);
  if (bodyTypes) query = query.where('body_type', '=', sql<string>`any(${bodyTypes}::text[])`);
  if (newSince) query = query.where('created_at', '>', newSince);
  if (filters.except?.length) query = query.where('id', '<>', sql<string>`all(${filters.except}::uuid[])`);
  for (const condition of interestConditions(filters)) query = query.where(condition);
  const { onlineAt } = filters;
  return onlineAt ? query.where(isOnline(onlineAt)).where(isSharedWith('presence', viewer)) : query;
}

function withinArea(query: ProfilesQuery, { country, region, cells }: Filters): ProfilesQuery {
  let narrowed = query;
  if (region) narrowed = narrowed.where('region', '=', region);
  else if (country) narrowed = narrowed.where('country', '=', country);
  if (cells) narrowed = narrowed.where(sql<SqlBool>`cell = any(${cells}::int[])`);
  return cells === null ? narrowed.where('cell', 'is', null) : narrowed;
}

const RARE_INTEREST_COUNT = 3;

/** True if so few members match that an index on interests is faster. */
export const areRare = ({ interests = [], country, region, cells }: Filters): boolean =>
  interests.length >= RARE_INTEREST_COUNT && !country && !region && cells === undefined;

function interestConditions(filters: Filters): Condition[] {
  const { interests: picked = [] } = filters;
  const listed = sql<SqlBool>`interest_numbers(interest_bits) @> ${sql.lit(interestNumbersLiteral(picked))}::integer[]`;
  return [...picked.map(hasInterest), ...(areRare(filters) ? [listed] : [])];
}

/** PostgreSQL has statistics for each interest, but uses them only with a literal. */
const hasInterest = (interest: Interest): Condition =>
  sql`(interest_bits & ${sql.raw(String(interestBit(interest)))}::bigint) <> 0`;

const interestNumbersLiteral = (picked: readonly Interest[]): string =>
  `{${picked.map(interest => allInterests.indexOf(interest)).join()}}`;

/** `activity_rank` excludes most offline members, so that PostgreSQL need not read their presence. */
export const isOnline = (now: Date): Condition =>
  sql`(activity_rank >= ${activityRank(onlineSince(now), false)} and shares_presence and ${onlineUntil} > ${now})`;
