import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export type NewAccountRequest = {
  siteId: number;
  kind: 'sign_up' | 'password_reset' | 'email_change';
  email: string;
  /** Null if a visitor sent the request. */
  accountId: string | null;
  details?: unknown;
};

export async function insertAccountRequest(db: Db, request: NewAccountRequest, now: Date): Promise<void> {
  await db
    .insertInto('account_requests')
    .values({
      site_id: request.siteId,
      kind: request.kind,
      email: request.email,
      account_id: request.accountId,
      details: JSON.stringify(request.details ?? {}),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

/** @spec D1.1 */
export const claimAccountRequest = (db: Db, now: Date) =>
  db
    .selectFrom('account_requests')
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export type AccountRequest = NonNullable<Awaited<ReturnType<typeof claimAccountRequest>>>;

export async function deleteAccountRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('account_requests').where('id', '=', id).execute();
}

export async function postponeAccountRequest(db: Db, id: string, nextAttempt: Date): Promise<void> {
  await db
    .updateTable('account_requests')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: nextAttempt })
    .where('id', '=', id)
    .execute();
}

export async function deleteAccountRequestsForEmail(db: Db, siteId: number, email: string): Promise<void> {
  await db.deleteFrom('account_requests').where('site_id', '=', siteId).where('email', '=', email).execute();
}
