import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { EmailContent } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import { emailCardOf } from '../../photos/email-card.ts';
import type { WordFilter } from '../../profiles/word-filter/word-filters-of.ts';
import type { Site } from '../../site/sites.ts';
import type { MessageRow } from '../queries.ts';
import type { ChosenEmail, MessageEmailType } from './choose-email.ts';
import { messageSummary } from './message-summary.ts';
import type { UnreadConversation } from './unread-queries.ts';

/** How many conversations an email shows; it counts the others. */
export const MAX_SHOWN = 5;

export type MessageEmail = Pick<ChosenEmail, 'type' | 'conversations'> & {
  /** The newest message of each shown conversation, by `messageKey`. */
  messages: ReadonlyMap<string, MessageRow>;
  isCovered: WordFilter | undefined;
  /** The other members of the shown conversations, as the recipient sees them. */
  members: ReadonlyMap<string, EmailMember>;
};

export type EmailMember = Parameters<typeof emailCardOf>[1];

/** Both members of a conversation may have unread messages. */
export const messageKey = (conversationId: string, seq: number): string => `${conversationId} ${seq}`;

type Write = (t: Translator<ServerMessages>, site: string, count: number) => EmailTexts;
type EmailTexts = Pick<EmailContent, 'subject' | 'preview' | 'text'>;

const TEXTS: Record<MessageEmailType, Write> = {
  new_conversations: (t, site, count) => ({
    subject: t('conversation_mail.subject', { site }),
    preview: t('conversation_mail.preview'),
    text: [t('conversation_mail.text', { count })],
  }),
  new_messages: (t, site, count) => ({
    subject: t('message_mail.subject', { site }),
    preview: t('message_mail.preview'),
    text: [t('message_mail.text', { count })],
  }),
  unread_message_reminders: (t, site, count) => ({
    subject: t('unread_mail.subject', { site }),
    preview: t('unread_mail.preview'),
    text: [t('unread_mail.text', { count })],
  }),
};

/**
 * Subject and preview name no member and show no text, because other people may see the screen.
 * @spec D2.48
 */
export function messageEmail(
  { config, site, t }: { config: App['config']; site: Site; t: Translator<ServerMessages> },
  email: MessageEmail,
): EmailContent {
  const { type, conversations } = email;
  const count = conversations.length;
  const [only] = count === 1 ? conversations : [];
  const hidden = count - MAX_SHOWN;
  return {
    ...TEXTS[type](t, site.settings.name, count),
    button: {
      label: t(only ? 'message_parts.open' : 'message_parts.open_all'),
      path: only ? chatPath(only) : '/chats',
    },
    cards: conversations.slice(0, MAX_SHOWN).flatMap(conversation => {
      const member = email.members.get(conversation.otherId);
      const card = { text: newestMessage(t, email, conversation), path: chatPath(conversation) };
      return member ? [emailCardOf({ config, site, t }, member, card)] : [];
    }),
    small: hidden > 0 ? [t('message_parts.others', { count: hidden })] : [],
  };
}

function newestMessage(
  t: Translator<ServerMessages>,
  { messages, isCovered }: MessageEmail,
  { conversationId, count, lastSeq }: UnreadConversation,
): string {
  const message = messageSummary(t, messages.get(messageKey(conversationId, lastSeq)), isCovered);
  return message === null
    ? t('message_parts.untold', { count })
    : t('message_parts.latest', { count, message });
}

const chatPath = ({ conversationId }: UnreadConversation): string => `/chats/${conversationId}`;
