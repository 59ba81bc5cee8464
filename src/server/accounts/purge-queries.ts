import type { Db } from '../platform/db.ts';

/**
 * Other queries ignore expired rows, so the time of the purge does not matter.
 * @spec D2.20 D2.21
 */
export async function deleteExpiredLoginData(
  db: Db,
  before: { now: Date; monthAgo: Date; weekAgo: Date; yearAgo: Date },
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<=', before.monthAgo).execute();
  await db.deleteFrom('partner_signups').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('invitations').where('expires_at', '<=', before.monthAgo).execute();
  await db.deleteFrom('known_browsers').where('created_at', '<=', before.yearAgo).execute();
  await db
    .deleteFrom('login_failures')
    .where('updated_at', '<=', before.weekAgo)
    .where(eb => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', before.now)]))
    .execute();
}
