import type { ChatPhoto } from '#contract/chat-photo';
import type { Message } from '#contract/chats';
import type { App } from '../../app.ts';
import { type WordFilter, wordFiltersOf } from '../../profiles/word-filter/word-filters-of.ts';
import { isNeverCovered, presentMessage } from '../present.ts';
import type { MessageRow } from '../queries.ts';
import { presentChatPhoto } from './present-chat-photo.ts';
import { selectChatPhotosFor } from './queries.ts';

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
