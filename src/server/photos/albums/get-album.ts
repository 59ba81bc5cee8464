import type { Photo } from '#contract/photos';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { presentAlbumPhoto } from './present-album-photo.ts';
import { selectAlbum, selectGrantedAlbum } from './queries.ts';

/**
 * Includes photos that are not active yet.
 * @spec D5.4
 */
export async function getAlbum(app: App, { member }: MemberCaller): Promise<Photo[]> {
  const photos = await selectAlbum(app.db, member.profileId);
  return photos.map(photo => presentAlbumPhoto(app, member, photo));
}

/**
 * Returns null for an empty album, so that it looks like a missing grant.
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
