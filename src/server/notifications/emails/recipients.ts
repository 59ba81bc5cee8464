import type { AccountRecipient } from '../../accounts/queue-email-to.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockAccounts, lockRecipients, type RecipientRequest, selectRecipients } from './queries.ts';

export type NotificationRecipient = AccountRecipient & {
  siteId: number;
  profileId: string;
  premiumSince: Date | null;
};

/**
 * Members of `profileIds` who may get an email of this type now: those who chose the frequency, are offline, have no
 * quiet hours, and got fewer than three notification emails within a day. Their accounts stay locked.
 * @spec 3.4 D2.48
 */
export async function notificationRecipients(
  { db, now }: Tx,
  request: RecipientRequest,
): Promise<NotificationRecipient[]> {
  if (request.profileIds.length === 0) return [];
  const accountIds = await lockRecipients(db, request, now);
  return accountIds.length === 0 ? [] : selectRecipients(db, request, { accountIds, now });
}

/**
 * Locks the accounts in the order of their ids. Needed before several calls of `notificationRecipients` in one
 * transaction, because jobs that lock in different orders would wait for each other.
 * @spec D2.48
 */
export async function lockAccountsOf({ db }: Tx, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length > 0) await lockAccounts(db, profileIds);
}
