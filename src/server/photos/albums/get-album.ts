import type { Photo } from '#contract/photos';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { presentAlbumPhoto } from './present-album-photo.ts';
import { selectAlbum, selectGrantedAlbum } from './queries.ts';

/** The caller's own album, with what is not shown to anybody yet. */
export async function getAlbum(app: App, { member }: MemberCaller): Promise<Photo[]> {
  const photos = await selectAlbum(app.db, member.profileId);
  return photos.map(photo => presentAlbumPhoto(app, member, photo));
}

/**
 * Another's album as the caller sees it, whom `findVisible` let in before: null where it was not granted to him, where there is none,
 * and where it is empty, which are one and the same.
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
