import { sql } from 'kysely';
import type { AbuseLevel, AbuseSignal, AbuseSignalKind } from '#contract/abuse';
import type { Db, Trx } from '../../platform/db.ts';

export type StoredSignal = AbuseSignal & { source: string };

/** A signal of the same source counts once. */
export async function insertSignals(
  db: Trx,
  accountId: string,
  signals: readonly StoredSignal[],
): Promise<void> {
  if (signals.length === 0) return;
  await db
    .insertInto('abuse_signals')
    .values(signals.map(({ kind, source, at }) => ({ account_id: accountId, kind, source, happened_at: at })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Signals of these kinds are counted anew, because their groups grow together. */
export async function deleteSignalsOf(
  db: Trx,
  accountId: string,
  kinds: readonly AbuseSignalKind[],
): Promise<void> {
  await db
    .deleteFrom('abuse_signals')
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .execute();
}

/** The newest first. */
export async function selectSignals(db: Db, accountId: string, after: Date | null): Promise<AbuseSignal[]> {
  const rows = await db
    .selectFrom('abuse_signals')
    .select(['kind', 'happened_at'])
    .where('account_id', '=', accountId)
    .$if(after !== null, query => query.where('happened_at', '>', after as Date))
    .orderBy('happened_at', 'desc')
    .orderBy('kind')
    .limit(500)
    .execute();
  return rows.map(({ kind, happened_at }) => ({ kind: kind as AbuseSignalKind, at: happened_at }));
}

export async function deleteSignalsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('abuse_signals').where('happened_at', '<', before).execute();
}

export const selectLevel = (db: Db, accountId: string) =>
  db.selectFrom('abuse_levels').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export type LevelRow = NonNullable<Awaited<ReturnType<typeof selectLevel>>>;

export type NewLevel = {
  accountId: string;
  siteId: number;
  level: AbuseLevel | null;
  score: number;
  since: Date;
  weighedAt: Date;
  decidedAt: Date | null;
  staffId: string | null;
  ignoredUntil: Date | null;
};

export async function upsertLevel(db: Trx, level: NewLevel): Promise<void> {
  const changing = {
    level: level.level,
    score: level.score,
    since: level.since,
    weighed_at: level.weighedAt,
    decided_at: level.decidedAt,
    staff_id: level.staffId,
    ignored_until: level.ignoredUntil,
  };
  await db
    .insertInto('abuse_levels')
    .values({ account_id: level.accountId, site_id: level.siteId, ...changing })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(changing))
    .execute();
}

/** Accounts whose level may have fallen, those weighed longest ago first. */
export async function selectDueLevels(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('abuse_levels')
    .select('account_id')
    .where('level', 'is not', null)
    .where('decided_at', 'is', null)
    .where('weighed_at', '<=', before)
    .orderBy('weighed_at')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function selectWeighedUntil(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('abuse_weighing').select('weighed_until').executeTakeFirst();
  return row?.weighed_until ?? null;
}

export async function setWeighedUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('abuse_weighing')
    .values({ weighed_until: until })
    .onConflict(conflict => conflict.column('only_row').doUpdateSet({ weighed_until: until }))
    .execute();
}

/** The accounts that were blocked by somebody who saw them or reported in this time, or whose reports were decided. */
export async function selectComplainedAbout(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from blocks join profiles on profiles.id = blocked_id
    where blocks.created_at > ${after} and blocks.created_at <= ${until} and contact_id is null
    union
    select reported_id from reports
    where created_at > ${after} and created_at <= ${until} and reported_id is not null
    union
    select account_id from decisions
    where site_id in (select id from sites) and created_at > ${after} and created_at <= ${until} and report_id is not null`.execute(
    db,
  );
  return rows.map(({ account_id }) => account_id);
}

/**
 * `at`: when somebody blocked or reported the member for the first time. `isUpheld`: a report of theirs led to a measure
 * that stands.
 */
export type Complainant = {
  profileId: string;
  kind: 'blocked' | 'reported';
  isUpheld: boolean;
  at: Date;
  signedUpOn: string;
};

/**
 * Reports count while they wait and while the measure stands to which they led; blocks that follow from a list of contacts
 * do not count, and no member counts twice.
 */
export async function selectComplainants(
  db: Trx,
  { accountId, profileId, since }: { accountId: string; profileId: string; since: Date },
): Promise<Complainant[]> {
  const { rows } = await sql<Complainant>`
    with complaints as (
      select blocker_id as profile_id, 'blocked' as kind, false as upheld, created_at as at from blocks
      where blocked_id = ${profileId} and created_at > ${since} and contact_id is null
      union all
      select profiles.id, 'reported', upheld, reports.created_at from reports
      join profiles on profiles.account_id = reporter_id
      cross join lateral (
        select exists (
          select from decisions where (report_id = reports.id or decisions.id = reports.decision_id)
          and outcome <> 'no_action' and overturned_at is null) as upheld
      ) measure
      where reported_id = ${accountId} and reports.created_at > ${since} and (upheld or closed_at is null)
    )
    select profile_id as "profileId", kind, bool_or(upheld) as "isUpheld", min(at) as at,
      (signed_up_at at time zone 'UTC')::date::text as "signedUpOn"
    from complaints join profiles on profiles.id = profile_id join accounts on accounts.id = account_id
    group by profile_id, kind, signed_up_at order by bool_or(upheld) desc, min(at) limit 200`.execute(db);
  return rows;
}
