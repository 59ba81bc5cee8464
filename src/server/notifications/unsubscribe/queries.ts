import { type NotificationType, notificationOptions, notificationTypes } from '#contract/notifications';
import type { Db, Trx } from '../../platform/db.ts';

/** Locks the account, so that no email is queued meanwhile. */
export const lockSubscriber = (db: Trx, { accountId, siteId }: { accountId: string; siteId: number }) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.site_id', '=', siteId)
    .select(['profiles.id as profileId', 'accounts.email'])
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();

/** Stops the emails of one type, or of all types. Push stays as chosen. */
export async function stopEmails(
  db: Db,
  accountId: string,
  type: NotificationType | undefined,
): Promise<void> {
  const types = type === undefined ? notificationTypes : [type];
  await db
    .insertInto('notification_preferences')
    .values(
      types.map(name => ({
        account_id: accountId,
        type: name,
        email: 'never',
        push: notificationOptions[name].push.byDefault,
      })),
    )
    .onConflict(conflict => conflict.columns(['account_id', 'type']).doUpdateSet({ email: 'never' }))
    .execute();
}
