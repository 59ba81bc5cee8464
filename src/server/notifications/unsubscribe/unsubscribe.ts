import { ApiError, fieldError } from '#contract/errors';
import type { NotificationType } from '#contract/notifications';
import type { App, Caller } from '../../app.ts';
import { cancelUnsubscribableEmails } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { disableNotifications } from '../disabled/disable-notifications.ts';
import { isOneClickForm } from './one-click-form.ts';
import { lockSubscriber, stopEmails } from './queries.ts';
import { readUnsubscribeToken, type Unsubscribing } from './unsubscribe-token.ts';

/**
 * @throws unsubscribe_link_invalid
 * @spec 3.4 D2.31
 */
export function checkUnsubscribeToken({ config }: Pick<App, 'config'>, token: string): Unsubscribing {
  const unsubscribing = readUnsubscribeToken(config.secret, token);
  if (!unsubscribing) throw new ApiError('unsubscribe_link_invalid');
  return unsubscribing;
}

/**
 * Only the token names the account. Nobody learns whether the account still exists.
 * @throws unsubscribe_link_invalid, or invalid_input without the form of RFC 8058
 * @spec 3.1 D2.31
 */
export async function unsubscribeByOneClick(
  app: App,
  { site }: Pick<Caller, 'site'>,
  { token, form, contentType }: { token: string; form: Buffer; contentType: string },
): Promise<void> {
  const { accountId } = checkUnsubscribeToken(app, token);
  if (!(await isOneClickForm(form, contentType))) throw fieldError('List-Unsubscribe', 'field_invalid');
  await transact(app, async tx => {
    if (await lockSubscriber(tx.db, { accountId, siteId: site.id }))
      await disableNotifications(tx, accountId, 'listunsubscribe');
  });
}

/**
 * Nobody learns whether the account still exists.
 * @throws unsubscribe_link_invalid
 * @spec 3.4 D2.31
 */
export async function unsubscribe(
  app: App,
  { site }: Pick<Caller, 'site'>,
  { token, scope }: { token: string; scope: 'type' | 'all' },
): Promise<{ type: NotificationType }> {
  const { accountId, type } = checkUnsubscribeToken(app, token);
  await transact(app, async tx => {
    const subscriber = await lockSubscriber(tx.db, { accountId, siteId: site.id });
    if (subscriber) await stopEmailsOf(tx, { accountId, ...subscriber }, scope === 'type' ? type : undefined);
  });
  return { type };
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
