import type { Photo } from '#contract/photos';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { presentAlbumPhoto } from './present-album-photo.ts';
import { selectAlbum, selectGrantedAlbum } from './queries.ts';

/**
 * Returns the caller's album, including photos that are not active yet.
 * @spec D5.4
 */
export async function getAlbum(app: App, { member }: MemberCaller): Promise<Photo[]> {
  const photos = await selectAlbum(app.db, member.profileId);
  return photos.map(photo => presentAlbumPhoto(app, member, photo));
}

/**
 * Null without a grant, without an album and for an empty album: the viewer must not see a difference.
 * @spec D5.4
 */
export async function albumFor(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  { member }: Pick<Caller, 'member'>,
  ownerId: string,
): Promise<Photo[] | null> {
  if (!member) return null;
  const photos = await selectGrantedAlbum(app.db, ownerId, member.profileId);
  return photos.length === 0 ? null : photos.map(photo => presentAlbumPhoto(app, member, photo));
}
