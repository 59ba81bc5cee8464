import { type SqlBool, sql } from 'kysely';
import type { AbuseLevel, AbuseSignal, AbuseSignalKind } from '#contract/abuse';
import type { SignalOrder } from '#contract/staff-signals';
import type { Db } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

type LevelFilter = { level: AbuseLevel | null; isWaiting: boolean };

const id = sql.ref('abuse_levels.account_id');

export const signalKeysets: Record<SignalOrder, Keyset> = {
  ...bothWays('since', { key: sql.ref('abuse_levels.since'), id, type: 'timestamptz' }),
  ...bothWays('score', { key: sql.ref('abuse_levels.score'), id, type: 'integer' }),
};

const listed = (db: Db) =>
  db
    .selectFrom('abuse_levels')
    .innerJoin('profiles', 'profiles.account_id', 'abuse_levels.account_id')
    .innerJoin('accounts', 'accounts.id', 'abuse_levels.account_id')
    .leftJoin('staff', 'staff.id', 'abuse_levels.staff_id')
    .select([
      'abuse_levels.account_id',
      'abuse_levels.level',
      'abuse_levels.score',
      'abuse_levels.since',
      'abuse_levels.decided_at',
      'abuse_levels.ignored_until',
      'profiles.id as profile_id',
      'profiles.name',
      'accounts.status',
      'staff.name as staff_name',
    ]);

export type ListedLevelRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

export const selectListedLevels = (
  db: Db,
  siteId: number,
  { level, isWaiting }: LevelFilter,
  { keyset, after, limit }: KeysetPage,
) =>
  listed(db)
    .select(['abuse_levels.account_id as id', keyText(keyset).as('cursor_key')])
    .where('abuse_levels.site_id', '=', siteId)
    .where('level', 'is not', null)
    .$if(level !== null, query => query.where('level', '=', level as string))
    .$if(isWaiting, query => query.where(waits))
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

const waits = sql<SqlBool>`level in ('review', 'stopped') and decided_at is null`;

export async function countWaitingLevels(db: Db, siteId: number): Promise<number> {
  return (await selectWaitingBacklog(db, siteId)).count;
}

export async function selectWaitingBacklog(
  db: Db,
  siteId: number,
): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(since) as since from abuse_levels
    where site_id = ${siteId} and ${waits}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** Also a member about whom there never was a signal. */
export const selectLevelOfProfile = (
  db: Db,
  siteId: number,
  profileId: string,
): Promise<ListedLevelRow | undefined> =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .leftJoin('abuse_levels', 'abuse_levels.account_id', 'profiles.account_id')
    .leftJoin('staff', 'staff.id', 'abuse_levels.staff_id')
    .select(eb => [
      'profiles.account_id',
      'abuse_levels.level',
      eb.fn.coalesce('abuse_levels.score', sql<number>`0`).as('score'),
      eb.fn.coalesce('abuse_levels.since', 'accounts.signed_up_at').as('since'),
      'abuse_levels.decided_at',
      'abuse_levels.ignored_until',
      'profiles.id as profile_id',
      'profiles.name',
      'accounts.status',
      'staff.name as staff_name',
    ])
    .where('profiles.id', '=', profileId)
    .where('accounts.site_id', '=', siteId)
    .executeTakeFirst();

/** The signals of these accounts that count. */
export async function selectSignalsOfAll(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, AbuseSignal[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('abuse_signals')
    .innerJoin('abuse_levels', 'abuse_levels.account_id', 'abuse_signals.account_id')
    .select(['abuse_signals.account_id', 'kind', 'happened_at'])
    .where('abuse_signals.account_id', 'in', accountIds)
    .where(eb => eb.or([eb('ignored_until', 'is', null), eb('happened_at', '>', eb.ref('ignored_until'))]))
    .execute();
  const signals = new Map<string, AbuseSignal[]>();
  for (const { account_id, kind, happened_at: at } of rows) {
    const list = signals.get(account_id) ?? [];
    list.push({ kind: kind as AbuseSignalKind, at });
    signals.set(account_id, list);
  }
  return signals;
}
