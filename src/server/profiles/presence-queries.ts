import { sql } from 'kysely';
import type { Member } from '../app.ts';
import type { Db, Trx } from '../platform/db.ts';
import { prepared, statement } from '../platform/prepared.ts';
import type { Comings, Step } from './presence-step.ts';

/** A login of a member: which of his browsers it is. */
export type Login = Pick<Member, 'profileId' | 'sessionHash'>;

/** `since`: a sign after it is enough. `online`: who was seen after it is not new. */
type Sign = { profileId: string; sessionHash: Buffer; now: Date; since: Date; online: Date };

/**
 * Writes a sign of life of a login unless there is one after `since`; that usual case only reads and locks nothing. `written`: there was none.
 * `kept`: he was here before, and nothing else is to be done.
 */
export const noteSign = async (db: Db, sign: Sign): Promise<{ written: boolean; kept: boolean }> =>
  (await writeSign(db, sign))[0] ?? { written: false, kept: false };

const writeSign = statement((db, { profileId, sessionHash, now, since, online }: Sign) =>
  sql<{ written: boolean; kept: boolean }>`
    with login as (
      insert into presence_logins (session_id, profile_id, seen_at)
      select id, ${profileId}::uuid, ${now}::timestamptz from sessions
      where secret_hash = ${sessionHash} and not exists (
        select from presence_logins known
        where known.session_id = sessions.id and known.seen_at > ${since}::timestamptz and not known.away)
      on conflict (session_id) do update set seen_at = greatest(presence_logins.seen_at, excluded.seen_at), away = false
      returning session_id
    ), kept as (
      update presence set seen_at = greatest(presence.seen_at, ${now}::timestamptz) from login
      where presence.profile_id = ${profileId}::uuid and not presence.away and presence.seen_at > ${online}::timestamptz
      returning presence.profile_id
    )
    select exists (select from login) as written, exists (select from kept) as kept ${prepared}`.compile(db),
);

/** His coming and going, locked: his logins come and leave one after the other. Undefined where he never came. */
export const lockComings = (db: Trx, profileId: string): Promise<Comings | undefined> =>
  db
    .selectFrom('presence')
    .select(['seen_at', 'away', 'stepped_at', 'turns_at'])
    .where('profile_id', '=', profileId)
    .forUpdate()
    .executeTakeFirst();

/** The same of one who comes now, the first time too. */
export async function lockComing(db: Trx, profileId: string, now: Date): Promise<Comings> {
  await sql`insert into presence (profile_id, seen_at, away) values (${profileId}, ${now}, true) on conflict do nothing`.execute(
    db,
  );
  return (await lockComings(db, profileId)) ?? { seen_at: now, away: true, stepped_at: null, turns_at: null };
}

export async function updateComings(
  db: Trx,
  profileId: string,
  { after, seenAt }: Pick<Step, 'after'> & { seenAt?: Date },
): Promise<void> {
  await db
    .updateTable('presence')
    .set({ ...after, ...(seenAt && { seen_at: sql`greatest(seen_at, ${seenAt})` }) })
    .where('profile_id', '=', profileId)
    .execute();
}

/**
 * All logins of a member, locked before his coming and going: a sign of life of one of them, on its way at the same moment, takes the
 * two in that order too.
 */
export async function lockLogins(db: Trx, profileId: string): Promise<void> {
  await sql`select from presence_logins where profile_id = ${profileId} order by session_id for update`.execute(
    db,
  );
}

/** Nobody is at this login any more, until its next sign. */
export async function leaveLogin(db: Trx, { sessionHash }: Login): Promise<void> {
  await sql`update presence_logins set away = true from sessions
    where sessions.id = session_id and sessions.secret_hash = ${sessionHash}`.execute(db);
}

/** Whether he is at any login that stands. Forgets those of his that ended, or where nobody was since. */
export async function isAtSomeLogin(
  db: Trx,
  { profileId }: Login,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  await sql`delete from presence_logins where profile_id = ${profileId} and (seen_at <= ${since}
    or not exists (select from sessions where id = session_id and expires_at > ${now}))`.execute(db);
  const { rows } = await sql`select from presence_logins
    where profile_id = ${profileId} and not away limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether others saw a step from this moment on, whatever he did since. */
export async function hasTurned(db: Db, profileId: string, at: Date): Promise<boolean> {
  const { rows } =
    await sql`select from presence where profile_id = ${profileId} and ${at} in (turns_at, stepped_at)`.execute(
      db,
    );
  return rows.length > 0;
}

export async function deletePresence(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom('presence_logins').where('profile_id', '=', profileId).execute();
  await db.deleteFrom('presence').where('profile_id', '=', profileId).execute();
}

/** Logins whose last sign is that old keep nobody here; many of them ended without a word. */
export async function deleteQuietLogins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('presence_logins').where('seen_at', '<=', before).execute();
}
