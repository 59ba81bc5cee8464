import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import { visibleToMemberOf } from '../visibility.ts';
import { visitsToEmail } from './visits-to-email-sql.ts';

export type EmailedVisitor = { id: string; name: string; fictional: boolean };

export async function selectVisitsToEmail(db: Db, profileId: string, since: Date): Promise<EmailedVisitor[]> {
  const { rows } = await sql<EmailedVisitor>`
    select visitor.id, visitor.name, visitor.fictional
    from profiles cross join lateral (
      select visitor.id, visitor.name, visitor.fictional, visits.visited_at
      from ${visitsToEmail} and visits.visited_at > ${since}) visitor
    where profiles.id = ${profileId} order by visitor.visited_at desc, visitor.id`.execute(db);
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

export async function updateVisitsEmailed(
  db: Db,
  { profileId, visitorIds, at }: { profileId: string; visitorIds: readonly string[]; at: Date },
): Promise<void> {
  await db
    .updateTable('visits')
    .set({ emailed_at: at })
    .where('visited_id', '=', profileId)
    .where(sql<boolean>`visitor_id = any(${idList(visitorIds)})`)
    .execute();
}

export async function clearVisitsEmailed(db: Db, profileId: string, emailedAt: Date): Promise<void> {
  await db
    .updateTable('visits')
    .set({ emailed_at: null })
    .where('visited_id', '=', profileId)
    .where('emailed_at', '=', emailedAt)
    .execute();
}

export async function skipVisitsOf(db: Db, profileIds: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('visits')
    .set({ emailed_at: at })
    .where(sql<boolean>`visited_id = any(${idList(profileIds)})`)
    .where('emailed_at', 'is', null)
    .execute();
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
