import { ApiError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import { presentPhoto } from './present.ts';
import { selectPhotos } from './queries.ts';

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
