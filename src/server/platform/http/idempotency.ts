import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { IDEMPOTENCY_HOURS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Db } from '../db.ts';

/** After this time without an answer, a repeated request may take over the key. */
const TAKEOVER_MS = 60_000;

type KeyedRequest = { scope: string; key: string; call: string; hash: Buffer };

/**
 * The hash needs the server's secret, so that nobody guesses inputs from a stolen table.
 * @spec D1.3
 */
export const keyedRequest = (
  secret: string,
  scope: string,
  key: string,
  call: string,
  { query, payload }: { query: unknown; payload: string | Buffer },
): KeyedRequest => ({
  scope,
  key,
  call,
  hash: createHmac('sha256', secret)
    .update(call)
    .update(`\0${JSON.stringify(query)}\0`)
    .update(payload)
    .digest(),
});

/**
 * Resolves to null if the caller must run the request. Otherwise waits for the earlier request's answer.
 * @throws ApiError `idempotency_conflict` for another payload, `request_running` after `waitMs`
 * @spec D1.3
 */
export async function claimKey(
  db: Db,
  request: KeyedRequest,
  now: Date,
  waitMs: number = WAIT_MS,
): Promise<{ answer: unknown } | null> {
  const end = performance.now() + waitMs;
  let state = await tryClaim(db, request, now);
  for (let pause = FIRST_POLL_MS; state === 'running'; pause = Math.min(pause * 2, MAX_POLL_MS)) {
    if (performance.now() >= end) throw new ApiError('request_running', { params: { seconds: 2 } });
    await setTimeout(pause);
    const current = await findAnswer(db, request);
    // `unknown` means that the earlier request was refused and released the key.
    state = current === 'unknown' ? await tryClaim(db, request, now) : current;
  }
  return state;
}

const WAIT_MS = 10_000;
const FIRST_POLL_MS = 25;
const MAX_POLL_MS = 200;

async function tryClaim(
  db: Db,
  { scope, key, call, hash }: KeyedRequest,
  now: Date,
): Promise<{ answer: unknown } | 'running' | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, call, request_hash: hash, created_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_keys.request_hash', '=', hash)
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.created_at', '<', new Date(now.getTime() - TAKEOVER_MS)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const found = await findAnswer(db, { scope, key, hash });
  return found === 'unknown' ? 'running' : found;
}

/** Each waiting request repeats this query, so the query must not write. */
async function findAnswer(
  db: Db,
  { scope, key, hash }: Pick<KeyedRequest, 'scope' | 'key' | 'hash'>,
): Promise<{ answer: unknown } | 'running' | 'unknown'> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (!row.request_hash.equals(hash)) throw new ApiError('idempotency_conflict');
  return row.status === null ? 'running' : { answer: row.answer };
}

export async function storeAnswer(db: Db, { scope, key }: KeyedRequest, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: JSON.stringify(answer ?? null) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Lets a refused request run again with its key. */
export async function releaseKey(db: Db, { scope, key }: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
}

export async function purgeExpiredKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

export async function deleteKeysOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', accountId).execute();
}
