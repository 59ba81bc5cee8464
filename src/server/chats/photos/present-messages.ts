import type { ChatPhoto } from '#contract/chat-photo';
import type { Message } from '#contract/chats';
import type { App } from '../../app.ts';
import { signedAddresses, signedBlurredAddresses } from '../../photos/addresses.ts';
import { type WordFilter, wordFiltersOf } from '../../profiles/word-filter/word-filters-of.ts';
import { isNeverCovered, presentMessage } from '../present.ts';
import type { MessageRow } from '../queries.ts';
import { type ChatPhotoRow, selectChatPhotosFor } from './queries.ts';

type PresentDeps = Pick<App, 'db' | 'config' | 'clock'>;
type ViewedMessage = { row: MessageRow; profileId: string };

export const presentMessages = (
  app: PresentDeps,
  rows: readonly MessageRow[],
  profileId: string,
): Promise<Message[]> =>
  presentMessagesToViewers(
    app,
    rows.map(row => ({ row, profileId })),
  );

/**
 * Presents each message as its viewer sees it.
 * @spec D5.3
 */
export async function presentMessagesToViewers(
  app: PresentDeps,
  viewed: readonly ViewedMessage[],
  covers?: ReadonlyMap<string, WordFilter>,
): Promise<Message[]> {
  const [photos, covered] = await Promise.all([
    photosOf(
      app,
      viewed.filter(({ row }) => row.has_photo),
    ),
    covers ??
      wordFiltersOf(
        app.db,
        viewed.filter(isReceived).map(({ profileId }) => profileId),
      ),
  ]);
  return viewed.map(view =>
    presentMessage(
      view.row,
      view.profileId,
      photos.get(photoKey(view.row.id, view.profileId)) ?? null,
      (isReceived(view) && covered.get(view.profileId)) || isNeverCovered,
    ),
  );
}

/** Sending a message loads no word filter, because slower sending could reveal the filter. */
const isReceived = ({ row, profileId }: ViewedMessage): boolean => row.sender_id !== profileId && !row.unsent;

async function photosOf(app: PresentDeps, viewed: readonly ViewedMessage[]): Promise<Map<string, ChatPhoto>> {
  if (viewed.length === 0) return new Map();
  const requests = viewed.map(({ row, profileId }) => ({ message: row.id, profileId }));
  const rows = await selectChatPhotosFor(app.db, requests);
  return new Map(rows.map(row => [photoKey(row.message_id, row.profile_id), presentChatPhoto(app, row)]));
}

const photoKey = (message: string, profileId: string) => `${message} ${profileId}`;

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
function presentChatPhoto({ config, clock }: Pick<App, 'config' | 'clock'>, row: ChatPhotoRow): ChatPhoto {
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
