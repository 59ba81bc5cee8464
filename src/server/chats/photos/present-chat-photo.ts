import type { ChatPhoto } from '#contract/chat-photo';
import type { App } from '../../app.ts';
import { signedAddresses, signedBlur } from '../../photos/addresses.ts';
import type { ChatPhotoRow } from './queries.ts';

/** Where pictures of chats lie below `/media/`; part of what their tickets are signed for. */
export const CHAT_FOLDER = 'chat';

/** Whether one of the two sees the picture itself: his own, one he opened, and those of whom he always shows (decisions, 5.3). */
export const isClear = ({
  sender_id,
  profile_id,
  opened_at,
  shows_photos,
}: Pick<ChatPhotoRow, 'sender_id' | 'profile_id' | 'opened_at' | 'shows_photos'>): boolean =>
  sender_id === profile_id || opened_at !== null || shows_photos;

/** A picture as one of the two may see it. For clear bytes nothing is signed before he opens it. */
export function presentChatPhoto(
  { config, clock }: Pick<App, 'config' | 'clock'>,
  row: ChatPhotoRow,
): ChatPhoto {
  const clear = isClear(row);
  const bearer = { accountId: row.account_id, secret: config.secret, now: clock.now() };
  const { large, normal, thumb } = clear
    ? signedAddresses(`${CHAT_FOLDER}/${row.clear_key}`, bearer)
    : signedBlur(`${CHAT_FOLDER}/${row.blur_key}`, bearer);
  return {
    ...{ filename: normal, thumb_filename: thumb, large_filename: large },
    ...{ width: row.width, height: row.height, locked: !clear },
    ...{ colour: row.colour, placeholder: row.placeholder },
  };
}
