import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import { visibleToMemberOf } from '../visibility.ts';
import { visitsToEmail } from './visits-to-email-sql.ts';

export type EmailedVisitor = { id: string; name: string; fictional: boolean };

/** `profileId`: the member who was visited. */
export type VisitToEmail = EmailedVisitor & { profileId: string };

export async function selectVisitsToEmail(
  db: Db,
  profileIds: readonly string[],
  since: Date,
): Promise<VisitToEmail[]> {
  const { rows } = await sql<VisitToEmail>`
    select profiles.id as "profileId", visitor.id, visitor.name, visitor.fictional
    from profiles cross join lateral (
      select visitor.id, visitor.name, visitor.fictional, visits.visited_at from ${visitsToEmail(since)}) visitor
    where profiles.id = any(${idList(profileIds)}) order by visitor.visited_at desc, visitor.id`.execute(db);
  return rows;
}

/** Counts the visits of the email that are still to be shown. */
export async function countEmailedVisits(db: Db, profileId: string, emailedAt: Date): Promise<number> {
  const { rows } = await sql<{ visits: number }>`
    select count(*)::int as visits
    from visits join profiles visitor on visitor.id = visits.visitor_id join profiles on profiles.id = visits.visited_id
    where visits.visited_id = ${profileId} and visits.emailed_at = ${emailedAt}
      and profiles.shares_visits and visitor.shares_visits
      and ${visibleToMemberOf(sql.ref('profiles.id'), 'visitor')}`.execute(db);
  return rows[0]?.visits ?? 0;
}

export async function updateVisitsEmailed(db: Db, visits: readonly VisitToEmail[], at: Date): Promise<void> {
  await sql`
    with emailed as (
      select visitor_id, visited_id from visits where (visited_id, visitor_id) in (
        select * from unnest(${visits.map(({ profileId }) => profileId)}::uuid[], ${visits.map(({ id }) => id)}::uuid[]))
      order by visited_id, visitor_id for no key update
    )
    update visits set emailed_at = ${at} from emailed
    where visits.visited_id = emailed.visited_id and visits.visitor_id = emailed.visitor_id`.execute(db);
}

export async function clearVisitsEmailed(db: Db, profileId: string, emailedAt: Date): Promise<void> {
  await db
    .updateTable('visits')
    .set({ emailed_at: null })
    .where('visited_id', '=', profileId)
    .where('emailed_at', '=', emailedAt)
    .execute();
}

/** Of `others`, only visits before `before`. It is stored as the time of their email, because none was sent then. */
export async function skipVisitsOf(
  db: Db,
  { all, others, before }: { all: readonly string[]; others: readonly string[]; before: Date },
): Promise<void> {
  await sql`
    with skipped as (
      select visitor_id, visited_id from visits where emailed_at is null and (
        visited_id = any(${idList(all)}) or (visited_id = any(${idList(others)}) and visited_at <= ${before}))
      order by visited_id, visitor_id for no key update
    )
    update visits set emailed_at = ${before} from skipped
    where visits.visited_id = skipped.visited_id and visits.visitor_id = skipped.visitor_id`.execute(db);
}

export async function selectVisitCounts(
  db: Db,
  profileIds: readonly string[],
  since: Date,
): Promise<{ profileId: string; visits: number }[]> {
  const { rows } = await sql<{ profileId: string; visits: number }>`
    select visits.visited_id as "profileId", count(*)::int as visits
    from visits join profiles visitor on visitor.id = visits.visitor_id join profiles on profiles.id = visits.visited_id
    where visits.visited_id = any(${idList(profileIds)}) and visits.visited_at > ${since}
      and profiles.shares_visits and visitor.shares_visits
      and ${visibleToMemberOf(sql.ref('profiles.id'), 'visitor')}
    group by visits.visited_id`.execute(db);
  return rows;
}
