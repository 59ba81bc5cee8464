import type { Db } from '../platform/db.ts';
import { selectGrantedAlbumForShare } from './albums/queries.ts';
import { selectPhotosForShare } from './queries.ts';

/**
 * Locks the rows, so that no photo is deleted before the report is stored.
 * @spec D2.27
 */
export async function photosForReport(db: Db, between: { reportedId: string; reporterId: string }) {
  const photos = await selectPhotosForShare(db, between.reportedId);
  return { photos, album: await selectGrantedAlbumForShare(db, between.reportedId, between.reporterId) };
}
