import type { Db } from '../platform/db.ts';
import { lockChatPhotoFiles } from './photos/queries.ts';
import { selectLastMessagesWith } from './queries.ts';

/**
 * The last messages of two members that the first may read, oldest first; empty if there is no conversation.
 * Photos from the other member carry their files, locked against deletion until the transaction ends.
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
