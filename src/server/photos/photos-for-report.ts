import type { Db } from '../platform/db.ts';
import { selectGrantedAlbumForShare } from './albums/queries.ts';
import { selectPhotosForShare } from './queries.ts';

/**
 * Of the album, selects only photos that the reporter may see. The rows stay locked until the report holds
 * their files.
 * @spec D2.27
 */
export async function photosForReport(db: Db, between: { reportedId: string; reporterId: string }) {
  const photos = await selectPhotosForShare(db, between.reportedId);
  return { photos, album: await selectGrantedAlbumForShare(db, between.reportedId, between.reporterId) };
}
