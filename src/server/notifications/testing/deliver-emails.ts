import { changeNotificationPreference, type Frequency, type NotificationType } from '#contract/notifications';
import { isDiscreetAccount } from '../../accounts/find-account.ts';
import { relevanceChecks } from '../../domains.ts';
import { sendDueEmails } from '../../platform/mail/email-worker.ts';
import { keepInOutbox } from '../../platform/mail/transport.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { isEmailRelevant } from '../emails/is-email-relevant.ts';

export type SentEmail = { to: string; subject: string; text: string; html: string };

/** Sends what waits in the outbox, as the worker does, and returns it. */
export async function deliverEmails({ app, db }: TestServer): Promise<SentEmail[]> {
  await sendDueEmails({
    ...app,
    transport: keepInOutbox,
    isRelevant: relevance => isEmailRelevant(app, relevanceChecks, relevance),
    isDiscreet: accountId => isDiscreetAccount(app.db, accountId),
  });
  const sent = await db
    .selectFrom('email_outbox')
    .where('sent_at', 'is not', null)
    .select(['recipient as to', 'subject', 'text_body as text', 'html_body as html'])
    .orderBy('id')
    .execute();
  await db.deleteFrom('email_outbox').where('sent_at', 'is not', null).execute();
  return sent;
}

/** Without a request, which would make the member be online. */
export async function chooseEmails(
  { db }: Pick<TestServer, 'db'>,
  { accountId }: TestMember,
  type: NotificationType,
  email: Frequency,
): Promise<void> {
  changeNotificationPreference.body?.parse({ type, email, push: 'never' });
  await db
    .insertInto('notification_preferences')
    .values({ account_id: accountId, type, email, push: 'never' })
    .onConflict(conflict => conflict.columns(['account_id', 'type']).doUpdateSet({ email }))
    .execute();
}

export async function setQuietHours(
  { db }: Pick<TestServer, 'db'>,
  { accountId }: TestMember,
  hours: { starts_at: number; ends_at: number; time_zone: string },
): Promise<void> {
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...hours })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(hours))
    .execute();
}
