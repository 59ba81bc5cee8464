import { sql } from 'kysely';
import type { Member } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';

export type MemberSession = Pick<Member, 'profileId' | 'sessionHash'>;

/** `markSessionPresent` writes and locks nothing if the stored presence ends after `freshAfter`. */
type PresenceMark = {
  profileId: string;
  sessionHash: Buffer;
  now: Date;
  until: Date;
  freshAfter: Date;
  activityRank: number;
};

/**
 * Also raises the member's rank in searches, unless they hide their presence. Skips the rank while another transaction
 * changes the profile, because that transaction may wait for the session.
 * @returns whether the member was offline before
 */
export const markSessionPresent = async (db: Db, mark: PresenceMark): Promise<boolean> =>
  (await upsertSessionPresence(db, mark))[0]?.came ?? false;

const upsertSessionPresence = preparedStatement(
  (db, { profileId, sessionHash, now, until, freshAfter, activityRank }: PresenceMark) =>
    sql<{ came: boolean }>`
    with login as (
      select id from sessions where secret_hash = ${sessionHash} and not exists (
        select from presence where session_id = sessions.id and online_until > ${freshAfter}::timestamptz)
      for key share
    ), marked as (
      insert into presence (profile_id, session_id, online_until)
      select ${profileId}::uuid, id, ${until}::timestamptz from login
      on conflict (profile_id, session_id) do update set online_until = greatest(presence.online_until, excluded.online_until)
      returning session_id
    ), unlocked as (
      select profiles.id from profiles, marked
      where profiles.id = ${profileId}::uuid and activity_rank < ${activityRank}::int and shares_presence
      for no key update of profiles skip locked
    ), raised as (
      update profiles set activity_rank = ${activityRank}::int + has_photo::int from unlocked where profiles.id = unlocked.id
    )
    select exists (select from marked) and not exists (
      select from presence where profile_id = ${profileId}::uuid and online_until > ${now}::timestamptz) as came
    ${prepared}`.compile(db),
);

export async function upsertPresenceWithoutSession(db: Db, profileId: string, until: Date): Promise<void> {
  await sql`insert into presence (profile_id, online_until) values (${profileId}, ${until})
    on conflict (profile_id, session_id) do update set online_until = greatest(presence.online_until, excluded.online_until)`.execute(
    db,
  );
}

/** Resolves to undefined if the presence had already ended. */
export async function shortenSessionPresence(
  db: Db,
  { sessionHash }: MemberSession,
  { now, until }: { now: Date; until: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ online_until: Date }>`
    update presence set online_until = least(online_until, ${until}) from sessions
    where sessions.id = session_id and sessions.secret_hash = ${sessionHash} and online_until > ${now}
    returning online_until`.execute(db);
  return rows[0]?.online_until;
}

export async function selectIsOnline(
  db: Db,
  profileId: string,
  now: Date,
  endingSessionIds: string[] = [],
): Promise<boolean> {
  const { rows } = await sql`select from presence
    where profile_id = ${profileId} and online_until > ${now}
      and (session_id is null or session_id <> all(${endingSessionIds}::uuid[])) limit 1`.execute(db);
  return rows.length > 0;
}

type EndingSessions = { profileId: string; sessionIds: string[]; now: Date };

/** Resolves to true if an ending session was online at `now`. */
export async function keepLastSeen(db: Db, { profileId, sessionIds, now }: EndingSessions): Promise<boolean> {
  const { rows } = await sql<{ was_online: boolean | null }>`
    with ended as (
      select max(online_until) as online_until from presence where session_id = any(${sessionIds}::uuid[])
    ), last_seen as (
      insert into presence (profile_id, online_until)
      select ${profileId}::uuid, least(online_until, ${now}::timestamptz) from ended where online_until is not null
      on conflict (profile_id, session_id) do update set online_until = greatest(presence.online_until, excluded.online_until)
    )
    select online_until > ${now}::timestamptz as was_online from ended`.execute(db);
  return rows[0]?.was_online ?? false;
}

export async function transferPresence(db: Db, sessionIds: string[], next: Buffer): Promise<void> {
  await sql`update presence set session_id = sessions.id from sessions
    where sessions.secret_hash = ${next} and session_id = any(${sessionIds}::uuid[])`.execute(db);
}

export const selectOnlineUntil = (db: Db, profileId: string) =>
  db
    .selectFrom('presence')
    .select(eb => eb.fn.max('online_until').as('online_until'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();

export async function deletePresence(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom('presence').where('profile_id', '=', profileId).execute();
}

export async function deletePresenceBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('presence').where('online_until', '<=', before).execute();
}
