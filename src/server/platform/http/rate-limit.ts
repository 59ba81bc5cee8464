import { type RawBuilder, sql } from 'kysely';
import { ApiError, type ErrorCode } from '#contract/errors';
import { toWaitTime, type WaitTime } from '#contract/wait-time';
import { writeRefusalReason } from '../database-unavailable.ts';
import type { Db } from '../db.ts';
import { gathered } from '../gathered.ts';
import { columnsOf, prepared, preparedStatement, rowsOf } from '../prepared-statements.ts';

/**
 * Counts a hit in a window of `seconds` shared by all processes.
 * @throws ApiError `too_many_requests` if the window contains more than `hits` hits
 */
export const takeHit = (db: Db, key: string, hits: number, seconds: number, now: Date): Promise<void> =>
  takeHitWithCode(db, { key, hits, seconds }, now, 'too_many_requests');

/**
 * @throws ApiError `code` if the window contains more than `hits` hits; the error contains the time until the window
 * ends
 */
export async function takeHitWithCode(
  db: Db,
  { key, hits, seconds }: { key: string; hits: number; seconds: number },
  now: Date,
  code: ErrorCode,
): Promise<void> {
  const counted = await countHit(db, key, seconds, now);
  if (counted.hits > hits) throw new ApiError(code, { params: waitTimeUntil(counted.resetsAt, now) });
}

export const waitTimeUntil = (resetsAt: Date, now: Date): WaitTime =>
  toWaitTime((resetsAt.getTime() - now.getTime()) / 1_000);

/**
 * Counts a hit without refusing it.
 * @returns the window including this hit
 */
export async function countHit(db: Db, key: string, seconds: number, now: Date): Promise<RateLimitWindow> {
  const [counted] = await countHits(db, [{ key, seconds, hits: 1 }], now);
  if (!counted) throw new Error('a hit was not counted');
  return counted;
}

type RateLimitWindow = { hits: number; resetsAt: Date };
/** Contains the hits that this process counts while the database refuses writes. */
const processWindows = new WeakMap<Db, Map<string, RateLimitWindow>>();
const MAX_PROCESS_WINDOWS = 100_000;

function countInProcess(db: Db, { key, hits, resetsAt }: HitWindow, now: Date): HitWindow {
  const windows = processWindows.get(db) ?? new Map<string, RateLimitWindow>();
  processWindows.set(db, windows);
  const existing = windows.get(key);
  const window = existing && existing.resetsAt > now ? existing : { hits: 0, resetsAt };
  window.hits += hits;
  const [oldest] = windows.keys();
  // Removes a single window, because clearing the map would reset all limits.
  if (!existing && windows.size >= MAX_PROCESS_WINDOWS && oldest !== undefined) windows.delete(oldest);
  windows.set(key, window);
  return { key, ...window };
}

export type HitWindow = { key: string; hits: number; resetsAt: Date };
/** Hits to add to a window of `seconds`. */
export type Hits = { key: string; seconds: number; hits: number };

/**
 * Adds hits to windows with different keys, without refusing.
 * @returns all windows including these hits
 */
export async function countHits(db: Db, windows: readonly Hits[], now: Date): Promise<HitWindow[]> {
  try {
    return await countWithOthers(db, { windows, now });
  } catch (error) {
    // PostgreSQL has already aborted a transaction, so its error must be thrown.
    if (db.isTransaction || !writeRefusalReason(error)) throw error;
    const endOf = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    return windows.map(({ key, seconds, hits }) =>
      countInProcess(db, { key, hits, resetsAt: endOf(seconds) }, now),
    );
  }
}

type CountedCall = { windows: readonly Hits[]; now: Date };

/** Calls that arrive together share one statement and one commit; in a transaction there are no others. */
const countWithOthers = gathered({
  async run(db: Db, calls: CountedCall[]) {
    const sums = new Map<string, Hits>();
    for (const one of calls.flatMap(({ windows }) => windows))
      sums.set(one.key, { ...one, hits: one.hits + (sums.get(one.key)?.hits ?? 0) });
    const now = new Date(Math.max(...calls.map(call => call.now.getTime())));
    const rows = await countStatement(db, { ...columnsOf(hitTypes, [...sums.values()]), now });
    const counted = new Map(rows.map(row => [row.key, row]));
    return calls
      .toReversed()
      .map(({ windows }) => windows.map(one => takeLast(counted, one)))
      .toReversed();
  },
});

/** Each call sees its own hits and those of earlier calls, so that exactly the calls beyond a limit are refused. */
function takeLast(counted: Map<string, HitWindow>, { key, hits }: Hits): HitWindow {
  const window = counted.get(key);
  if (!window) throw new Error('a hit was not counted');
  counted.set(key, { ...window, hits: window.hits - hits });
  return window;
}

const hitTypes = { key: 'text', seconds: 'int', hits: 'int' } as const;
type HitColumns = Record<keyof typeof hitTypes, unknown[]>;

const countStatement = preparedStatement((db, { now, ...columns }: HitColumns & { now: Date }) =>
  sql<HitWindow>`
    with counted as (${countHitsSql(rowsOf(hitTypes, columns), sql`${now}::timestamptz`)})
    select key, hits, resets_at as "resetsAt" from counted ${prepared}`.compile(db),
);

/**
 * Counts hits as a part of a larger statement. The order of the keys prevents deadlocks between processes.
 * @param asked a query of `key`, `hits` and `seconds`, with different keys
 * @param now a timestamptz
 * @returns an INSERT that returns rows of `rate_limits`
 */
export const countHitsSql = (
  asked: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
    insert into rate_limits (key, hits, resets_at)
    select key, hits, ${now} + seconds * interval '1 second' from (${asked}) asked order by key
    on conflict (key) do update set
      hits = case when rate_limits.resets_at <= ${now} then excluded.hits else rate_limits.hits + excluded.hits end,
      resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
    returning *`;

/** A key has a second window in memory if the database has refused writes. */
export async function openWindows(db: Db, keys: string[], now: Date): Promise<HitWindow[]> {
  const inProcess = keys.flatMap(key => {
    const window = processWindows.get(db)?.get(key);
    return window && window.resetsAt > now ? [{ key, ...window }] : [];
  });
  return [...(await selectOpenWindows(db, { keys, now })), ...inProcess];
}

const selectOpenWindows = preparedStatement((db, { keys, now }: { keys: string[]; now: Date }) =>
  db
    .selectFrom('rate_limits')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('resets_at', '>', now)
    .select(['key', 'hits', 'resets_at as resetsAt'])
    .modifyEnd(prepared)
    .compile(),
);

export const hasHit = async (db: Db, key: string, now: Date): Promise<boolean> =>
  (await openWindow(db, key, now)) !== undefined;

export const openWindow = (db: Db, key: string, now: Date): Promise<RateLimitWindow | undefined> =>
  db
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at as resetsAt'])
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();

/** Takes back a counted hit whose action did not happen. */
export async function takeHitBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

export async function purgeExpiredHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
}

export async function deleteHitsMentioning(db: Db, ids: string[]): Promise<void> {
  const patterns = ids.map(id => `%${id}%`);
  await db.deleteFrom('rate_limits').where(sql<boolean>`key like any(${patterns}::text[])`).execute();
}
