import { ApiError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectGrantedAlbumForShare } from './albums/queries.ts';
import { type PhotoViewer, presentPhoto, seesClear } from './present.ts';
import { countPhotos, selectPhotos, selectPhotosForShare } from './queries.ts';

/**
 * Lists the main photo first. Only the owner sees photos that are not active.
 * @spec 3.2
 */
export async function photosOf(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  viewer: PhotoViewer,
  profileId: string,
): Promise<Photo[]> {
  const photos = await selectPhotos(app.db, profileId);
  const own = viewer.member?.profileId === profileId;
  return photos
    .filter(({ status }) => own || status === 'active')
    .map(photo => presentPhoto(app, viewer, photo));
}

/**
 * Returns the photo that the first attempt of a repeated upload stored.
 * @throws not_found if that photo has been deleted since
 * @spec D1.3
 */
export async function recallPhoto(app: App, caller: MemberCaller, { id }: { id: string }): Promise<Photo> {
  const photo = (await selectPhotos(app.db, caller.member.profileId)).find(own => own.id === id);
  if (!photo) throw new ApiError('not_found');
  return presentPhoto(app, caller, photo);
}

/** @spec 5.7 */
export const photoCountOf = (db: Db, profileId: string): Promise<number> => countPhotos(db, profileId);

/**
 * Locks the rows, so that no photo is deleted before the report is stored.
 * @spec D2.27
 */
export async function photosForReport(db: Db, between: { reportedId: string; reporterId: string }) {
  const photos = await selectPhotosForShare(db, between.reportedId);
  return { photos, album: await selectGrantedAlbumForShare(db, between.reportedId, between.reporterId) };
}

type PhotosForReport = Awaited<ReturnType<typeof photosForReport>>;

/**
 * Finds a photo that the caller sees clear.
 * @param caller must be allowed to see the owner
 * @returns undefined for any other photo
 * @spec D2.27 6.1
 */
export function visiblePhotoIn(
  { photos, album }: PhotosForReport,
  { member }: MemberCaller,
  { ownerId, id }: { ownerId: string; id: string },
): { id: string; file_key: string } | undefined {
  const photo = photos.find(one => one.id === id);
  if (!photo) return album.find(one => one.id === id);
  const isShown = photo.status === 'active' && seesClear(member, { ...photo, profile_id: ownerId });
  return isShown ? photo : undefined;
}
