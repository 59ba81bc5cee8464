import { type SqlBool, sql } from 'kysely';
import type { CursorPosition } from '#contract/cursor';
import type { Db } from '../../platform/db.ts';
import { isSharedWith } from '../sharing-visibility.ts';
import { type Viewer, visibleTo } from '../visibility.ts';

type Visit = { viewer: Viewer; visitorId: string; visitedId: string };

/** Writes a visit only if both members see each other and share visits. */
export async function upsertVisit(
  db: Db,
  { viewer, visitorId, visitedId }: Visit,
  at: Date,
  repeatSince: Date,
): Promise<boolean> {
  const visitedViewer = { site: viewer.site, member: { accountId: '', profileId: visitedId } };
  const { numAffectedRows = 0n } = await sql`
    insert into visits (visited_id, visitor_id, visited_at)
    select profiles.id, visitor.id, ${at}::timestamptz
    from profiles, profiles as visitor
    where profiles.id = ${visitedId} and visitor.id = ${visitorId} and profiles.id <> visitor.id
      and ${visibleTo(viewer)} and ${visibleTo(visitedViewer, 'visitor')} and ${isSharedWith('visits', viewer)}
    on conflict (visited_id, visitor_id) do update set visited_at = excluded.visited_at, emailed_at = null
    where visits.visited_at < ${repeatSince}`.execute(db);
  return numAffectedRows > 0n;
}

type VisitPage = { since: Date; before: CursorPosition | null; limit: number };

export const selectVisitors = (db: Db, viewer: Viewer, visitedId: string, page: VisitPage) =>
  db
    .selectFrom('visits')
    .innerJoin('profiles', 'profiles.id', 'visits.visitor_id')
    .where('visits.visited_id', '=', visitedId)
    .where('visits.visited_at', '>', page.since)
    .where(visibleTo(viewer))
    .where(isSharedWith('visits', viewer))
    .$if(page.before !== null, query =>
      query.where(
        sql<SqlBool>`(visits.visited_at, visits.visitor_id) < (${page.before?.at}::timestamptz, ${page.before?.id}::uuid)`,
      ),
    )
    .select(['profiles.id', 'profiles.name', 'visits.visited_at as at'])
    .orderBy('visits.visited_at', 'desc')
    .orderBy('visits.visitor_id', 'desc')
    .limit(page.limit)
    .execute();

export const selectVisited = (db: Db, viewer: Viewer, visitorId: string, since: Date) =>
  db
    .selectFrom('visits')
    .innerJoin('profiles', 'profiles.id', 'visits.visited_id')
    .where('visits.visitor_id', '=', visitorId)
    .where('visits.visited_at', '>', since)
    .where(visibleTo(viewer))
    .select(['profiles.id', 'profiles.name', 'visits.visited_at as at'])
    .orderBy('visits.visited_at', 'desc')
    .orderBy('visits.visited_id')
    .execute();

export async function deleteVisitsBetween(db: Db, profileA: string, profileB: string): Promise<void> {
  await db
    .deleteFrom('visits')
    .where(
      sql<SqlBool>`(visited_id, visitor_id) in ((${profileA}::uuid, ${profileB}::uuid), (${profileB}::uuid, ${profileA}::uuid))`,
    )
    .execute();
}

export async function deleteVisitsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visits').where('visited_at', '<=', before).execute();
}
