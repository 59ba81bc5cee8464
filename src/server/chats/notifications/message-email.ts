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
import type { UnreadConversation } from './queries.ts';

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

const NAMES = {
  new_conversations: 'conversation_mail',
  new_messages: 'message_mail',
  unread_message_reminders: 'unread_mail',
} as const satisfies Record<MessageEmailType, string>;

/**
 * Subject and preview name no member and show no text, because other people may see the screen.
 * @spec D2.48
 */
export function messageEmail(
  { config, site, t }: { config: App['config']; site: Site; t: Translator<ServerMessages> },
  email: MessageEmail,
): EmailContent {
  const { type, conversations } = email;
  const name = NAMES[type];
  const count = conversations.length;
  const [only] = count === 1 ? conversations : [];
  const hidden = count - MAX_SHOWN;
  return {
    subject: t(`${name}.subject`, { site: site.settings.name }),
    preview: t(`${name}.preview`),
    button: {
      label: t(only ? 'message_parts.open' : 'message_parts.open_all'),
      path: only ? chatPath(only) : '/chats',
    },
    text: [t(`${name}.text`, { count })],
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
  return t('message_parts.latest', { count, message });
}

const chatPath = ({ conversationId }: UnreadConversation): string => `/chats/${conversationId}`;
