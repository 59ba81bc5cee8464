import type { Message } from '#contract/chats';
import type { useMembersText } from '#i18n/react';

/** What a message says in a line of words: its text, or which gift it is. */
export const messageWords = (
  t: ReturnType<typeof useMembersText>,
  { text, gift }: Pick<Message, 'text' | 'gift'>,
): string => (gift ? t('gift.given', { gift: t(`gift_name.${gift}`) }) : text);
