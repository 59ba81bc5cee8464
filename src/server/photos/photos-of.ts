import type { Photo } from '#contract/photos';
import type { App } from '../app.ts';
import { type PhotoViewer, presentPhoto } from './present.ts';
import { selectPhotos } from './queries.ts';

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
