import type { Db } from '../platform/db.ts';
import { lockChatPhotoFiles } from './photos/queries.ts';
import { selectLastMessagesWith } from './queries.ts';

/**
 * Returns messages in the order of sending. Locks the files of received photos.
 * @spec D2.27
 */
export async function lastMessagesBetween(db: Db, profileId: string, otherId: string, limit: number) {
  const messages = await selectLastMessagesWith(db, profileId, otherId, limit);
  const received = messages.filter(({ has_photo, sender_id }) => has_photo && sender_id === otherId);
  const files = await lockChatPhotoFiles(
    db,
    received.map(({ id }) => id),
  );
  return messages.map(({ id, has_photo, ...message }) => ({
    ...message,
    photo: has_photo ? { file_key: files.get(id) ?? null } : null,
  }));
}
