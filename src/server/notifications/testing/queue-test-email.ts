import type { NotificationType } from '#contract/notifications';
import type { EmailContent } from '../../accounts/queue-email-to.ts';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { queueNotificationEmail } from '../emails/queue-notification-email.ts';
import type { NotificationRecipient } from '../emails/recipients.ts';

/** Queues a notification email, whatever the member's preferences. */
export async function queueTestEmail(
  { app, db }: TestServer,
  { accountId, profileId, name, email }: TestMember,
  type: NotificationType = 'like',
  content: Partial<EmailContent> = {},
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const site = app.sites.byId(account.site_id);
  if (!site) throw new Error('no site');
  const recipient: NotificationRecipient = {
    ...{ accountId, profileId, name, email, siteId: site.id, country: 'NL', language: 'nl' },
    ...{ discreet: account.discreet, premiumSince: account.premium_since },
  };
  await transact(app, tx =>
    queueNotificationEmail(app, tx, { type, site, recipient }, () => ({
      ...{ subject: 'Sanne vindt je leuk', preview: 'Bekijk wie', text: ['Sanne vindt je leuk.'], small: [] },
      ...content,
    })),
  );
}
