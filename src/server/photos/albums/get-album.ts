import { ApiError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { App, Caller, Member, MemberCaller } from '../../app.ts';
import { signedAddresses } from '../addresses.ts';
import type { PrivateFolder } from '../serve-private.ts';
import { type AlbumRow, selectAlbum, selectAlbumPicture, selectGrantedAlbum } from './queries.ts';

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

/** First part of an album photo's key, and of its address. */
const ALBUM_FOLDER = 'album';

/**
 * Only `viewer` can load the addresses of the picture files, and the addresses expire.
 * @spec D5.4 D4.9
 */
export function presentAlbumPhoto(
  { config, clock }: Pick<App, 'config' | 'clock'>,
  viewer: Pick<Member, 'accountId' | 'profileId'>,
  photo: AlbumRow,
): Photo {
  const key = `${ALBUM_FOLDER}/${photo.clear_key}`;
  const holder = { accountId: viewer.accountId, secret: config.secret, now: clock.now() };
  const { large, normal, thumb } = signedAddresses(key, holder);
  return {
    id: photo.id,
    filename: normal,
    thumb_filename: thumb,
    large_filename: large,
    width: photo.width,
    height: photo.height,
    status: photo.status as Photo['status'],
    reason: photo.profile_id === viewer.profileId ? (photo.reason as Photo['reason']) : null,
    decision: photo.profile_id === viewer.profileId ? photo.decision_id : null,
    visibility: 'private',
    locked: false,
    colour: photo.colour,
    placeholder: photo.placeholder,
    edit: null,
  };
}

/**
 * Album photos open only for their owner and for members with a grant.
 * @spec D5.4
 */
export const albumFolder: PrivateFolder = {
  name: ALBUM_FOLDER,
  find: ({ db }, key, caller) => selectAlbumPicture(db, key, caller),
};

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
