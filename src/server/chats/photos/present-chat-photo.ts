import type { ChatPhoto } from '#contract/chat-photo';
import type { App } from '../../app.ts';
import { signedAddresses, signedBlurredAddresses } from '../../photos/addresses.ts';
import type { ChatPhotoRow } from './queries.ts';

/** Folder name in signed addresses of chat photos; the signature covers it, too. */
export const CHAT_FOLDER = 'chat';

/** @spec D5.3 */
export const isClear = ({
  sender_id,
  profile_id,
  opened_at,
  shows_photos,
}: Pick<ChatPhotoRow, 'sender_id' | 'profile_id' | 'opened_at' | 'shows_photos'>): boolean =>
  sender_id === profile_id || opened_at !== null || shows_photos;

/**
 * If `isClear` is false for the viewer, all addresses lead to blurred renditions.
 * @spec D5.3 D4.9
 */
export function presentChatPhoto(
  { config, clock }: Pick<App, 'config' | 'clock'>,
  row: ChatPhotoRow,
): ChatPhoto {
  const clear = isClear(row);
  const viewer = { accountId: row.account_id, secret: config.secret, now: clock.now() };
  const { large, normal, thumb } = clear
    ? signedAddresses(`${CHAT_FOLDER}/${row.clear_key}`, viewer)
    : signedBlurredAddresses(`${CHAT_FOLDER}/${row.blur_key}`, viewer);
  return {
    ...{ filename: normal, thumb_filename: thumb, large_filename: large },
    ...{ width: row.width, height: row.height, locked: !clear },
    ...{ colour: row.colour, placeholder: row.placeholder },
  };
}
