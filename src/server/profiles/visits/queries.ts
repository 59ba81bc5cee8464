import { type SqlBool, sql } from 'kysely';
import type { CursorPosition } from '#contract/cursor';
import type { Db } from '../../platform/db.ts';
import { learned } from '../fact-visibility.ts';
import { type Viewer, visibleTo } from '../visibility.ts';

type Visit = { viewer: Viewer; visitorId: string; visitedId: string };

/**
 * Writes that one member looked at another, where the visitor may see that one, that one the visitor, and both let visits be
 * known. A visit later than `sameSince` stays as it is. Resolves whether one was written.
 */
export async function upsertVisit(
  db: Db,
  { viewer, visitorId, visitedId }: Visit,
  at: Date,
  sameSince: Date,
): Promise<boolean> {
  const shownTo = { site: viewer.site, member: { accountId: '', profileId: visitedId } };
  const { numAffectedRows = 0n } = await sql`
    insert into visits (visited_id, visitor_id, visited_at)
    select profiles.id, visitor.id, ${at}::timestamptz
    from profiles, profiles as visitor
    where profiles.id = ${visitedId} and visitor.id = ${visitorId} and profiles.id <> visitor.id
      and ${visibleTo(viewer)} and ${visibleTo(shownTo, 'visitor')} and ${learned('visits', viewer)}
    on conflict (visited_id, visitor_id) do update set visited_at = excluded.visited_at
    where visits.visited_at < ${sameSince}`.execute(db);
  return numAffectedRows > 0n;
}

type Stretch = { since: Date; before: CursorPosition | null; limit: number };

/** Who looked at a member since then, the latest first: those he may see, while both let visits be known. */
export const selectVisitors = (db: Db, viewer: Viewer, visitedId: string, stretch: Stretch) =>
  db
    .selectFrom('visits')
    .innerJoin('profiles', 'profiles.id', 'visits.visitor_id')
    .where('visits.visited_id', '=', visitedId)
    .where('visits.visited_at', '>', stretch.since)
    .where(visibleTo(viewer))
    .where(learned('visits', viewer))
    .$if(stretch.before !== null, query =>
      query.where(
        sql<SqlBool>`(visits.visited_at, visits.visitor_id) < (${stretch.before?.at}::timestamptz, ${stretch.before?.id}::uuid)`,
      ),
    )
    .select(['profiles.id', 'profiles.name', 'visits.visited_at as at'])
    .orderBy('visits.visited_at', 'desc')
    .orderBy('visits.visitor_id', 'desc')
    .limit(stretch.limit)
    .execute();

/** Whom a member looked at since then, of those he may see, the latest first. */
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

export async function deleteVisitsBetween(db: Db, one: string, other: string): Promise<void> {
  await db
    .deleteFrom('visits')
    .where(
      sql<SqlBool>`(visited_id, visitor_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`,
    )
    .execute();
}

export async function deleteVisitsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visits').where('visited_at', '<=', before).execute();
}
