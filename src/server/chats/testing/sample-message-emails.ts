import type { App } from '../../app.ts';
import {
  type NotificationRecipient,
  queueNotificationEmail,
} from '../../notifications/emails/queue-notification-email.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { messageEmail, messageKey } from '../notifications/message-email.ts';
import type { UnreadConversation } from '../notifications/queries.ts';
import type { MessageRow } from '../queries.ts';

/** Queues each kind of email about messages: of one conversation, and of more than an email shows. */
export async function queueSampleMessageEmails(
  app: App,
  tx: Tx,
  site: Site,
  recipient: NotificationRecipient,
): Promise<void> {
  const samples = [
    { type: 'new_conversations', conversations: [sampleConversation(0)] },
    {
      type: 'new_messages',
      conversations: Array.from({ length: 7 }, (_, index) => sampleConversation(index)),
    },
    { type: 'unread_message_reminders', conversations: [sampleConversation(1), sampleConversation(0)] },
  ] as const;
  for (const { type, conversations } of samples) {
    const { profileId } = recipient;
    const email = {
      ...{ type, profileId, frequency: 'at_once' as const, conversations: [...conversations] },
      ...{ messages: sampleMessages(conversations), isCovered: undefined },
      urlOf: (path: string) => siteUrl(app.config, site, path),
    };
    await queueNotificationEmail(app, tx, { type, site, recipient }, t => messageEmail(t, site, email));
  }
}

const at = new Date('2026-03-14T11:00:00Z');
const NAMES = ['Thijs', 'Basil', 'Joris_1984', 'Bas', 'Sem', 'Mees', 'Luuk'];
const TEXTS = ['Hoi! Ik zag dat je ook graag kookt. Wat staat er bij jou vanavond op tafel?', '👋🏽'];

const sampleConversation = (index: number): UnreadConversation => ({
  ...{ profileId: '', conversationId: `00000000-0000-4000-8000-00000000000${index}` },
  ...{ name: NAMES[index] ?? '', fictional: index === 1, isNew: true },
  ...{
    count: index % 3 === 0 ? 1 : 4,
    firstSeq: 1,
    lastSeq: index + 1,
    firstAt: at,
    lastAt: at,
    newSince: at,
  },
  ...{ emailedSeq: 0, emailedAt: null, remindedSeq: 0 },
});

const sampleMessages = (conversations: readonly UnreadConversation[]): Map<string, MessageRow> =>
  new Map(
    conversations.map(({ conversationId, lastSeq }, index) => [
      messageKey(conversationId, lastSeq),
      sampleMessage(index),
    ]),
  );

const sampleMessage = (index: number): MessageRow =>
  ({
    ...{ body: TEXTS[index] ?? '', has_photo: index === 2, gift: index === 3 ? 'rose' : null, gif: null },
  }) as MessageRow;
