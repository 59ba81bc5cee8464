import type { Db } from '../platform/db.ts';
import { selectHeldAlbum } from './albums/queries.ts';
import { selectHeldPhotos } from './queries.ts';

/**
 * A member's photos by their files, and those of his closed album that the reporter is shown, kept from going until the transaction
 * ends: by then whoever reports holds the files.
 */
export async function photosForReport(db: Db, between: { reportedId: string; reporterId: string }) {
  const photos = await selectHeldPhotos(db, between.reportedId);
  return { photos, album: await selectHeldAlbum(db, between.reportedId, between.reporterId) };
}
