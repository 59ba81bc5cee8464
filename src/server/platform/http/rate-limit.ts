import { sql } from 'kysely';
import { ApiError, type ErrorCode } from '#contract/errors';
import { toWaitTime, type WaitTime } from '#contract/wait-time';
import { writeRefusalReason } from '../database-unavailable.ts';
import type { Db } from '../db.ts';
import { prepared, preparedStatement } from '../prepared-statements.ts';

/**
 * Counts a hit under `key` in a window shared by all processes and refuses with `too_many_requests` above `hits`.
 * The window starts with its first hit and lasts `seconds`.
 */
export const takeHit = (db: Db, key: string, hits: number, seconds: number, now: Date): Promise<void> =>
  takeHitOf(db, { key, hits, seconds }, now, 'too_many_requests');

/** The same for a limit that has a refusal of its own. @throws `code`, with the time until the window ends */
export async function takeHitOf(
  db: Db,
  { key, hits, seconds }: { key: string; hits: number; seconds: number },
  now: Date,
  code: ErrorCode,
): Promise<void> {
  const counted = await countHit(db, key, seconds, now);
  if (counted.hits > hits) throw new ApiError(code, { params: waitUntil(counted.resetsAt, now) });
}

/** How long a window still lasts, for the text of a refusal. */
export const waitUntil = (resetsAt: Date, now: Date): WaitTime =>
  toWaitTime((resetsAt.getTime() - now.getTime()) / 1_000);

/** Counts a hit under `key` and refuses nothing. @returns how many there are in the window, this one included, and its end */
export async function countHit(db: Db, key: string, seconds: number, now: Date): Promise<Window> {
  const resetsAt = new Date(now.getTime() + seconds * 1_000);
  try {
    const [counted] = await count(db, { key, now, resetsAt });
    if (!counted) throw new Error('a hit was not counted');
    return counted;
  } catch (error) {
    return unlessCounted(db, error, () => countHere(db, { key, hits: 1, resetsAt }, now));
  }
}

type Window = { hits: number; resetsAt: Date };
/** Windows of this process alone, for as long as the database takes no writes: reading goes on, and stays limited. */
const windowsHere = new WeakMap<Db, Map<string, Window>>();
const KEPT_HERE = 100_000;

function unlessCounted<Counted>(db: Db, error: unknown, here: () => Counted): Counted {
  // A transaction has failed with it.
  if (db.isTransaction || !writeRefusalReason(error)) throw error;
  return here();
}

function countHere(db: Db, { key, hits, resetsAt }: HitWindow, now: Date): HitWindow {
  const windows = windowsHere.get(db) ?? new Map<string, Window>();
  windowsHere.set(db, windows);
  const known = windows.get(key);
  const window = known && known.resetsAt > now ? known : { hits: 0, resetsAt };
  window.hits += hits;
  if (!known && windows.size >= KEPT_HERE) forgetOldest(windows);
  windows.set(key, window);
  return { key, ...window };
}

/** One for each new key: many new keys neither reset all others nor cost a look at all of them. */
function forgetOldest(windows: Map<string, Window>): void {
  for (const oldest of windows.keys()) {
    windows.delete(oldest);
    return;
  }
}

const count = preparedStatement((db, { key, now, resetsAt }: { key: string; now: Date; resetsAt: Date }) =>
  db
    .insertInto('rate_limits')
    .values({ key, hits: 1, resets_at: resetsAt })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resetsAt} else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at as resetsAt'])
    .modifyEnd(prepared)
    .compile(),
);

/** What was counted under a key, and when its window is over. */
export type HitWindow = { key: string; hits: number; resetsAt: Date };

/**
 * Counts several hits at once under each of some keys, each in a window of so many seconds that starts with its first hit, and refuses
 * nothing. @returns every window with these hits included
 */
export async function countHits(
  db: Db,
  windows: readonly { key: string; seconds: number }[],
  hits: number,
  now: Date,
): Promise<HitWindow[]> {
  const keys = windows.map(({ key }) => key);
  try {
    return await countSeveral(db, { keys, seconds: windows.map(({ seconds }) => seconds), hits, now });
  } catch (error) {
    const endOf = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    return unlessCounted(db, error, () =>
      windows.map(({ key, seconds }) => countHere(db, { key, hits, resetsAt: endOf(seconds) }, now)),
    );
  }
}

type Several = { keys: string[]; seconds: number[]; hits: number; now: Date };
const countSeveral = preparedStatement((db, { keys, seconds, hits, now }: Several) =>
  sql<HitWindow>`
    insert into rate_limits (key, hits, resets_at)
    select key, ${hits}::int, ${now}::timestamptz + seconds * interval '1 second'
    from unnest(${keys}::text[], ${seconds}::int[]) as counted (key, seconds)
    on conflict (key) do update set
      hits = case when rate_limits.resets_at <= ${now} then excluded.hits else rate_limits.hits + excluded.hits end,
      resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
    returning key, hits, resets_at as "resetsAt" ${prepared}`.compile(db),
);

/** The windows under these keys that are not over, those of this process alone too; a key may have one of each. */
export async function windowsOf(db: Db, keys: string[], now: Date): Promise<HitWindow[]> {
  const here = keys.flatMap(key => {
    const window = windowsHere.get(db)?.get(key);
    return window && window.resetsAt > now ? [{ key, ...window }] : [];
  });
  return [...(await standing(db, { keys, now })), ...here];
}

const standing = preparedStatement((db, { keys, now }: { keys: string[]; now: Date }) =>
  db
    .selectFrom('rate_limits')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('resets_at', '>', now)
    .select(['key', 'hits', 'resets_at as resetsAt'])
    .modifyEnd(prepared)
    .compile(),
);

/** Whether a hit was counted under `key` in a window that is not over. */
export async function hasHit(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many hits were counted under `key` in a window that is not over, and its end; undefined where there is none. */
export const windowOf = (
  db: Db,
  key: string,
  now: Date,
): Promise<{ hits: number; resetsAt: Date } | undefined> =>
  db
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at as resetsAt'])
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();

/** Takes a hit back: what was counted did not happen. */
export async function uncountHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

/** Forgets windows that are over; a job calls this. */
export async function forgetOldHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
}

/** Forgets what was counted under any of these ids. */
export async function forgetHitsOf(db: Db, ids: string[]): Promise<void> {
  const patterns = ids.map(id => `%${id}%`);
  await db.deleteFrom('rate_limits').where(sql<boolean>`key like any(${patterns}::text[])`).execute();
}
