import type { Message } from '#contract/chats';
import type { useMembersText } from '#i18n/react';

/** What a message says in a line of words: its text, which gift or GIF it is, that it is a photo, or that it was taken back. */
export const messageWords = (
  t: ReturnType<typeof useMembersText>,
  { text, gift, photo, gif, unsent }: Pick<Message, 'text' | 'gift' | 'photo' | 'gif' | 'unsent'>,
): string => {
  if (unsent) return t('chat.unsent');
  if (gift) return t('gift.given', { gift: t(`gift_name.${gift}`) });
  if (gif) return t('gif.given', { words: gif.words });
  return photo ? t('chat_photo.photo') : text;
};
