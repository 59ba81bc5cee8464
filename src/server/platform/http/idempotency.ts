import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { IDEMPOTENCY_HOURS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { Db } from '../db.ts';

/** A request that never finished (its process died) may be taken over after this long. */
const TAKEOVER_MS = 60_000;

export type KeyedRequest = { scope: string; key: string; call: string; hash: Buffer };

/** The identity of a keyed request: what was asked in its address counts too. The hash is keyed, so that a stolen table does not tell what was typed. */
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
 * Claims the key. Resolves `null` when this request is the first and must run, else what the first one remembered. One that finds the
 * first still running waits for its answer, in whichever process that runs; where the first is refused, it runs itself.
 * @param waitMs how long it waits at most
 * @throws idempotency_conflict where the same key came with another payload, request_running where the first takes longer
 */
export async function claimKey(
  db: Db,
  request: KeyedRequest,
  now: Date,
  waitMs: number = WAIT_MS,
): Promise<{ answer: unknown } | null> {
  const end = performance.now() + waitMs;
  let known = await tryClaim(db, request, now);
  for (let pause = FIRST_LOOK_MS; known === 'running'; pause = Math.min(pause * 2, LOOK_MS)) {
    if (performance.now() >= end) throw new ApiError('request_running', { params: { seconds: 2 } });
    await setTimeout(pause);
    const found = await lookUp(db, request);
    // Released: the first was refused, so this request may run.
    known = found === 'unknown' ? await tryClaim(db, request, now) : found;
  }
  return known;
}

const WAIT_MS = 10_000;
/** How often a waiting request looks: soon at first, since most are answered within a blink. */
const FIRST_LOOK_MS = 25;
const LOOK_MS = 200;

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
  const found = await lookUp(db, { scope, key, hash });
  // Released between the two statements.
  return found === 'unknown' ? 'running' : found;
}

/** What is remembered under a key: a request that waits only reads, so that many of them write nothing. */
async function lookUp(
  db: Db,
  { scope, key, hash }: Pick<KeyedRequest, 'scope' | 'key' | 'hash'>,
): Promise<{ answer: unknown } | 'running' | 'unknown'> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first) return 'unknown';
  if (!first.request_hash.equals(hash)) throw new ApiError('idempotency_conflict');
  return first.status === null ? 'running' : { answer: first.answer };
}

/** Keeps what a repeat will be answered with. */
export async function rememberAnswer(db: Db, { scope, key }: KeyedRequest, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: JSON.stringify(answer ?? null) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** A refused request may be sent again under its key. */
export async function releaseKey(db: Db, { scope, key }: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
}

/** Forgets keys older than 24 hours; a job calls this. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Forgets what one account repeated. */
export async function forgetKeysOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', accountId).execute();
}
