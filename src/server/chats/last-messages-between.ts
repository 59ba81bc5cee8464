import type { Db } from '../platform/db.ts';
import { selectHeldChatPhotos } from './photos/queries.ts';
import { selectLastWith } from './queries.ts';

/**
 * The last messages of a member with another as far as he can read them, the earliest first; none where there is no conversation. Photos
 * that the other one sent come with their files, kept from going until the transaction ends; his own he has himself.
 */
export async function lastMessagesBetween(db: Db, profileId: string, otherId: string, limit: number) {
  const messages = await selectLastWith(db, profileId, otherId, limit);
  const received = messages.filter(({ has_photo, sender_id }) => has_photo && sender_id === otherId);
  const files = await selectHeldChatPhotos(
    db,
    received.map(({ id }) => id),
  );
  return messages.map(({ id, has_photo, ...message }) => ({
    ...message,
    photo: has_photo ? { file_key: files.get(id) ?? null } : null,
  }));
}
