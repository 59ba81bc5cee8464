import { ApiError, fieldError } from '#contract/errors';
import type { NotificationType } from '#contract/notifications';
import type { App, Caller } from '../../app.ts';
import { cancelUnsubscribableEmails } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { recordAnnouncementUnsubscribed } from '../announcements/record-outcome.ts';
import { disableNotifications } from '../disabled/disable-notifications.ts';
import { isOneClickForm } from './one-click-form.ts';
import { lockSubscriber, stopEmails } from './queries.ts';
import { isToMailboxOf, type ReadUnsubscribing, readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * @throws unsubscribe_link_invalid
 * @spec 3.4 D2.31
 */
export function checkUnsubscribeToken({ config }: Pick<App, 'config'>, token: string): ReadUnsubscribing {
  const unsubscribing = readUnsubscribeToken(config.secret, token);
  if (!unsubscribing) throw new ApiError('unsubscribe_link_invalid');
  return unsubscribing;
}

/**
 * Only the token names the account. Nobody learns whether the account still exists, or has another address by now.
 * @throws unsubscribe_link_invalid, or invalid_input without the form of RFC 8058
 * @spec 3.1 D2.31
 */
export async function unsubscribeByOneClick(
  app: App,
  { site }: Pick<Caller, 'site'>,
  { token, form, contentType }: { token: string; form: Buffer; contentType: string },
): Promise<void> {
  const unsubscribing = checkUnsubscribeToken(app, token);
  if (!(await isOneClickForm(form, contentType))) throw fieldError('List-Unsubscribe', 'field_invalid');
  await transact(app, async tx => {
    if (!(await findSubscriber(app, tx, site.id, unsubscribing))) return;
    await recordAnnouncementUnsubscribed(tx, unsubscribing);
    await disableNotifications(tx, unsubscribing.accountId, 'listunsubscribe');
  });
}

/**
 * Nobody learns whether the account still exists, or has another address by now.
 * @throws unsubscribe_link_invalid
 * @spec 3.4 D2.31
 */
export async function unsubscribe(
  app: App,
  { site }: Pick<Caller, 'site'>,
  { token, scope }: { token: string; scope: 'type' | 'all' },
): Promise<{ type: NotificationType }> {
  const unsubscribing = checkUnsubscribeToken(app, token);
  const { accountId, type } = unsubscribing;
  await transact(app, async tx => {
    const subscriber = await findSubscriber(app, tx, site.id, unsubscribing);
    if (!subscriber) return;
    await recordAnnouncementUnsubscribed(tx, unsubscribing);
    await stopEmailsOf(tx, { accountId, ...subscriber }, scope === 'type' ? type : undefined);
  });
  return { type };
}

/** Undefined if the account is gone, or if the email went to an address that is no longer the account's. */
async function findSubscriber(
  { config }: Pick<App, 'config'>,
  { db }: Tx,
  siteId: number,
  unsubscribing: ReadUnsubscribing,
): Promise<{ profileId: string } | undefined> {
  const subscriber = await lockSubscriber(db, { accountId: unsubscribing.accountId, siteId });
  return subscriber && isToMailboxOf(config.secret, unsubscribing, subscriber.email) ? subscriber : undefined;
}

async function stopEmailsOf(
  tx: Tx,
  { accountId, profileId }: { accountId: string; profileId: string },
  type: NotificationType | undefined,
): Promise<void> {
  await stopEmails(tx.db, accountId, type);
  await cancelUnsubscribableEmails(tx, accountId, type);
  tx.publish({ to: [profileId], type: 'user', ids: {} });
}
