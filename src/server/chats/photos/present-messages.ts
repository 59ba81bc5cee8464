import type { ChatPhoto } from '#contract/chat-photo';
import type { Message } from '#contract/chats';
import type { App } from '../../app.ts';
import { type Cover, coversOf } from '../../profiles/hidden-words/covers-of.ts';
import { isNeverCovered, presentMessage } from '../present.ts';
import type { MessageRow } from '../queries.ts';
import { presentChatPhoto } from './present-chat-photo.ts';
import { selectChatPhotosFor } from './queries.ts';

type Presenting = Pick<App, 'db' | 'config' | 'clock'>;
/** A message, and which of the two looks at it. */
type Looked = { row: MessageRow; profileId: string };

/** Messages as one of the two sees them. */
export const presentMessages = (
  app: Presenting,
  rows: readonly MessageRow[],
  profileId: string,
): Promise<Message[]> =>
  presentEach(
    app,
    rows.map(row => ({ row, profileId })),
  );

/**
 * Messages as each is seen by its own reader; pictures cost a query where there are any.
 * @param covers what their readers do not want to read, where it was asked already
 */
export async function presentEach(
  app: Presenting,
  looked: readonly Looked[],
  covers?: ReadonlyMap<string, Cover>,
): Promise<Message[]> {
  const [photos, covered] = await Promise.all([
    photosOf(
      app,
      looked.filter(({ row }) => row.has_photo),
    ),
    covers ??
      coversOf(
        app.db,
        looked.filter(isReceived).map(({ profileId }) => profileId),
      ),
  ]);
  return looked.map(one =>
    presentMessage(
      one.row,
      one.profileId,
      photos.get(keyOf(one.row.id, one.profileId)) ?? null,
      (isReceived(one) && covered.get(one.profileId)) || isNeverCovered,
    ),
  );
}

/** What one said himself is never asked about: sending takes as long whatever its reader hides. */
const isReceived = ({ row, profileId }: Looked): boolean => row.sender_id !== profileId && !row.unsent;

async function photosOf(app: Presenting, looked: readonly Looked[]): Promise<Map<string, ChatPhoto>> {
  if (looked.length === 0) return new Map();
  const wanted = looked.map(({ row, profileId }) => ({ message: row.id, profileId }));
  const rows = await selectChatPhotosFor(app.db, wanted);
  return new Map(rows.map(row => [keyOf(row.message_id, row.profile_id), presentChatPhoto(app, row)]));
}

const keyOf = (message: string, profileId: string) => `${message} ${profileId}`;
