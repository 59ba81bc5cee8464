import type { Message } from '#contract/chats';
import type { useMembersText } from '#i18n/react';

/** What a message says in a line of words: its text, which gift it is, that it is a photo. */
export const messageWords = (
  t: ReturnType<typeof useMembersText>,
  { text, gift, photo }: Pick<Message, 'text' | 'gift' | 'photo'>,
): string =>
  gift ? t('gift.given', { gift: t(`gift_name.${gift}`) }) : photo ? t('chat_photo.photo') : text;
