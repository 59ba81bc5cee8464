import type { App } from '../../app.ts';
import { queueNotificationEmail } from '../../notifications/emails/queue-notification-email.ts';
import {
  lockAccountsOf,
  type NotificationRecipient,
  notificationRecipients,
} from '../../notifications/emails/recipients.ts';
import { memberCards } from '../../photos/member-cards.ts';
import type { Tx } from '../../platform/transact.ts';
import { wordFiltersOf } from '../../profiles/word-filter/word-filters-of.ts';
import type { ChosenEmail } from './choose-email.ts';
import { upsertEmailed } from './emailed-queries.ts';
import { MAX_SHOWN, type MessageEmail, messageEmail, messageKey } from './message-email.ts';
import { unreadMessagesRelevance } from './unread-messages-relevance.ts';
import { selectLastMessages } from './unread-queries.ts';

/**
 * Queues the emails to those members who may get one now.
 * @returns their profile ids
 * @spec D2.48
 */
export async function queueChosenEmails(
  app: App,
  tx: Tx,
  chosen: readonly ChosenEmail[],
): Promise<Set<string>> {
  const recipients = await recipientsOf(tx, chosen);
  const emails = chosen.filter(({ profileId }) => recipients.has(profileId));
  const messages = await messagesOf(tx, emails);
  const filters = await wordFiltersOf(tx.db, [...recipients.keys()]);
  for (const email of emails) {
    const recipient = recipients.get(email.profileId);
    const isCovered = filters.get(email.profileId);
    if (recipient) await queueMessageEmail(app, tx, recipient, { ...email, messages, isCovered });
  }
  return new Set(recipients.keys());
}

async function recipientsOf(
  tx: Tx,
  chosen: readonly ChosenEmail[],
): Promise<Map<string, NotificationRecipient>> {
  await lockAccountsOf(
    tx,
    chosen.map(({ profileId }) => profileId),
  );
  const found: NotificationRecipient[] = [];
  const groups = Map.groupBy(chosen, ({ type, frequency }) => `${type} ${frequency}`);
  for (const group of groups.values()) {
    const [{ type, frequency } = { type: null, frequency: null }] = group;
    const profileIds = group.map(({ profileId }) => profileId);
    if (type) found.push(...(await notificationRecipients(tx, { profileIds, type, frequency })));
  }
  return new Map(found.map(recipient => [recipient.profileId, recipient]));
}

async function messagesOf({ db }: Tx, emails: readonly ChosenEmail[]): Promise<MessageEmail['messages']> {
  const shown = emails.flatMap(({ conversations }) => conversations.slice(0, MAX_SHOWN));
  const rows = shown.length === 0 ? [] : await selectLastMessages(db, shown);
  return new Map(rows.map(row => [messageKey(row.conversation_id, row.seq), row]));
}

async function queueMessageEmail(
  app: App,
  tx: Tx,
  recipient: NotificationRecipient,
  email: ChosenEmail & Omit<MessageEmail, 'members'>,
): Promise<void> {
  const site = app.sites.byId(recipient.siteId);
  if (!site) throw new Error(`no site ${recipient.siteId}`);
  const { type, conversations } = email;
  const shown = conversations.slice(0, MAX_SHOWN).map(({ otherId }) => otherId);
  const members = await memberCards({ ...app, db: tx.db }, { site, member: recipient }, shown);
  await queueNotificationEmail(app, tx, { type, site, recipient }, t => ({
    ...messageEmail({ config: app.config, site, t }, { ...email, members }),
    relevance: unreadMessagesRelevance(email, tx.now),
  }));
  await upsertEmailed(tx.db, conversations, {
    at: tx.now,
    isReminder: type === 'unread_message_reminders',
  });
}
