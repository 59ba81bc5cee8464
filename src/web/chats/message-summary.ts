import type { Message } from '#contract/chats';
import type { useMembersText } from '#i18n/react';

export const messageSummary = (
  t: ReturnType<typeof useMembersText>,
  {
    text,
    gift,
    photo,
    gif,
    unsent,
    covered,
  }: Pick<Message, 'text'> & Partial<Pick<Message, 'gift' | 'photo' | 'gif' | 'unsent' | 'covered'>>,
): string => {
  if (unsent) return t('chat.unsent');
  if (covered) return t('chat.covered');
  if (gift) return t('gift.given', { gift: t(`gift_name.${gift}`) });
  if (gif) return t('gif.given', { words: gif.words });
  return photo ? t('chat_photo.photo') : text;
};
