import type { DisabledReason } from '#contract/notifications';
import { showAlertAgain } from '../../accounts/dismiss-alert.ts';
import { cancelUnsubscribableEmails } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { addDisabledReason } from './queries.ts';

/**
 * Stops all notification emails, also those that wait to be sent, until the member confirms their address again. A
 * repeated reason and an account that is gone change nothing. Push goes on. The alert is shown again if the member
 * dismissed it before their emails were last enabled.
 * @spec 2.5 3.1 D2.31
 */
export async function disableNotifications(tx: Tx, accountId: string, reason: DisabledReason): Promise<void> {
  const disabled = await addDisabledReason(tx.db, accountId, reason);
  await cancelUnsubscribableEmails(tx, accountId);
  if (disabled?.isFirst) await showAlertAgain(tx, accountId, 'disabled_notifications');
  if (disabled) tx.publish({ to: [disabled.profileId], type: 'user', ids: {} });
}
