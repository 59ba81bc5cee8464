import type { LanguageCode } from '#contract/languages';
import type { EmailPreviews, EmailSample } from '../app.ts';
import { queueNotificationEmail } from '../notifications/emails/queue-notification-email.ts';
import {
  type EmailMember,
  type MessageEmail,
  messageEmail,
  messageKey,
} from './notifications/message-email.ts';
import type { UnreadConversation } from './notifications/unread-queries.ts';
import type { MessageRow } from './queries.ts';

/** Of one conversation; of more than an email shows; and of two. */
const CONVERSATIONS = { new_conversations: 1, new_messages: 7, unread_message_reminders: 2 };

const sampleEmail =
  (type: MessageEmail['type']) =>
  ({ app, tx, caller, recipient, members }: EmailSample): Promise<void> => {
    const { site } = caller;
    const conversations = Array.from({ length: CONVERSATIONS[type] }, (_, index) =>
      sampleConversation(index),
    );
    const samples = conversations.map(({ otherId }, index) => {
      const { thumb, ...member } = members[index % members.length] ?? {
        name: '',
        age: 18,
        thumb: null,
        fictional: false,
      };
      return [
        otherId,
        { ...member, main_image: thumb === null ? null : { thumb_filename: thumb } } as EmailMember,
      ] as const;
    });
    const email = {
      ...{ type, conversations, messages: sampleMessages(conversations, recipient.language) },
      ...{ isCovered: undefined, members: new Map(samples) },
    };
    return queueNotificationEmail(app, tx, { type, site, recipient }, t =>
      messageEmail({ config: app.config, site, t }, email),
    );
  };

/** @spec D2.31 */
export const chatEmailPreviews: EmailPreviews = {
  'New conversation': sampleEmail('new_conversations'),
  'New messages': sampleEmail('new_messages'),
  'Unread messages': sampleEmail('unread_message_reminders'),
};

const AT = new Date('2026-03-14T11:00:00Z');
const FIRST_TEXT: Record<LanguageCode, string> = {
  nl: 'Hoi! Ik zag dat je ook graag kookt. Wat staat er bij jou vanavond op tafel?',
  en: 'Hi! I saw that you like cooking, too. What is on your table tonight?',
  de: 'Hi! Ich hab gesehen, dass du auch gern kochst. Was gibt es heute Abend bei dir?',
  es: '¡Hola! He visto que también te gusta cocinar. ¿Qué cenas esta noche?',
  fr: 'Salut ! J’ai vu que toi aussi, tu aimes cuisiner. Tu manges quoi ce soir ?',
  it: 'Ciao! Ho visto che anche a te piace cucinare. Che si mangia da te stasera?',
  pl: 'Hej! Widzę, że też lubisz gotować. Co dziś u Ciebie na kolację?',
};

const sampleConversation = (index: number): UnreadConversation => ({
  ...{ profileId: '', otherId: String(index), isNew: true },
  ...{ conversationId: `018f3f2e-6d3a-4c41-9a55-1f2b3c4d5e${index}0` },
  ...{
    count: index % 3 === 0 ? 1 : 4,
    firstSeq: 1,
    lastSeq: index + 1,
    firstAt: AT,
    lastAt: AT,
    endedEmailedAt: null,
    newSince: AT,
  },
  ...{ emailedSeq: 0, emailedAt: null, remindedSeq: 0 },
});

const sampleMessages = (
  conversations: readonly UnreadConversation[],
  language: LanguageCode,
): Map<string, MessageRow> =>
  new Map(
    conversations.map(({ conversationId, lastSeq }, index) => [
      messageKey(conversationId, lastSeq),
      sampleMessage(index, [FIRST_TEXT[language], '👋🏽'][index] ?? ''),
    ]),
  );

const sampleMessage = (index: number, body: string) =>
  ({
    ...{ body, has_photo: index === 2, gift: index === 3 ? 'rose' : null, gif: null },
  }) as MessageRow;
