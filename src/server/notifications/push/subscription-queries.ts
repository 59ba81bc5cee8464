import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

type SubscriptionRow = { endpoint: string; p256dh: string; auth: string };

/** Undefined if the session has ended. */
export const lockSession = (db: Trx, secretHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/**
 * Replaces the session's subscription, and takes the endpoint from another session or account of the same browser. Only
 * that browser knows the keys, so another account with other keys does not get the endpoint.
 * @returns whether the session had no subscription, or undefined if the endpoint belongs to another browser
 */
export async function upsertSubscription(
  db: Trx,
  { endpoint, p256dh, auth }: SubscriptionRow,
  owner: { accountId: string; sessionId: string; now: Date },
): Promise<boolean | undefined> {
  const before = await db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', owner.sessionId)
    .returning('id')
    .execute();
  const row = { account_id: owner.accountId, session_id: owner.sessionId, p256dh, auth };
  const stored = await db
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint, created_at: owner.now })
    .onConflict(conflict =>
      conflict
        .column('endpoint')
        .doUpdateSet({ ...row, created_at: owner.now })
        .where(sql<SqlBool>`push_subscriptions.account_id = ${owner.accountId}
          or (push_subscriptions.p256dh = ${p256dh} and push_subscriptions.auth = ${auth})`),
    )
    .returning('id')
    .executeTakeFirst();
  return stored && before.length === 0;
}

/** Returns whether there was one. */
export async function deleteSubscriptionOfSession(db: Db, secretHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'in', eb =>
      eb.selectFrom('sessions').select('id').where('secret_hash', '=', secretHash),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function moveSubscription(db: Db, from: string[], toHash: Buffer): Promise<void> {
  await sql`
    update push_subscriptions set session_id = sessions.id from sessions
    where push_subscriptions.session_id = any(${from}::uuid[]) and sessions.secret_hash = ${toHash}`.execute(
    db,
  );
}

/** Returns the profiles whose subscriptions these were. */
export async function deleteSubscriptions(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from push_subscriptions where id = any(${ids}::uuid[]) returning account_id)
    select distinct profiles.id from gone join profiles on profiles.account_id = gone.account_id`.execute(db);
  return rows.map(({ id }) => id);
}
