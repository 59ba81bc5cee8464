import { ApiError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../../app.ts';
import { getAlbum } from './get-album.ts';

/**
 * Returns the photo that the first attempt of a repeated upload stored.
 * @throws not_found if that photo is no longer in the album
 * @spec D5.4 D1.3
 */
export async function recallAlbumPhoto(
  app: App,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<Photo> {
  const photo = (await getAlbum(app, caller)).find(own => own.id === id);
  if (!photo) throw new ApiError('not_found');
  return photo;
}
