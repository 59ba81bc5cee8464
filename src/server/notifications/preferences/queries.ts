import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { NotificationPreference, QuietHours } from '#contract/notifications';
import type { Db } from '../../platform/db.ts';

export const selectNotificationSettings = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(eb => [
      'notifications_disabled',
      jsonArrayFrom(
        eb
          .selectFrom('notification_preferences')
          .select(['type', 'email', 'push'])
          .whereRef('account_id', '=', 'accounts.id'),
      ).as('preferences'),
      jsonObjectFrom(
        eb
          .selectFrom('quiet_hours')
          .select(['starts_at', 'ends_at', 'time_zone'])
          .whereRef('account_id', '=', 'accounts.id'),
      ).as('quiet_hours'),
      eb
        .selectFrom('account_tokens')
        .select(({ fn }) => fn.max('created_at').as('sent'))
        .whereRef('account_id', '=', 'accounts.id')
        .where('purpose', '=', 'notifications')
        .where('used_at', 'is', null)
        .as('confirmation_sent'),
      eb
        .exists(eb.selectFrom('push_subscriptions').whereRef('account_id', '=', 'accounts.id'))
        .as('has_push_device'),
    ])
    .executeTakeFirstOrThrow();

export async function upsertPreference(
  db: Db,
  accountId: string,
  { type, email, push }: NotificationPreference,
): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ account_id: accountId, type, email, push })
    .onConflict(conflict => conflict.columns(['account_id', 'type']).doUpdateSet({ email, push }))
    .execute();
}

/** PostgreSQL knows fewer names than JavaScript, and fails at a name that it does not know. */
export async function isTimeZoneKnown(db: Db, name: string): Promise<boolean> {
  try {
    await sql`select now() at time zone ${name}::text`.execute(db);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '22023') return false;
    throw error;
  }
}

export async function upsertQuietHours(db: Db, accountId: string, hours: QuietHours): Promise<void> {
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...hours })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(hours))
    .execute();
}

export async function deleteQuietHours(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute();
}
