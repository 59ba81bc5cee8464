import type { Photo } from '#contract/photos';
import type { App } from '../app.ts';
import { type PhotoViewer, presentPhoto } from './present.ts';
import { selectPhotos } from './queries.ts';

/** A member's photos as the viewer may see them, the main one first; those that are not active are for their owner alone. */
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
