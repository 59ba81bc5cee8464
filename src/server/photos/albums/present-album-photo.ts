import type { Photo } from '#contract/photos';
import type { App, Member } from '../../app.ts';
import { signedAddresses } from '../addresses.ts';
import type { AlbumRow } from './queries.ts';

/** First part of an album photo's key, and of its address. */
export const ALBUM_FOLDER = 'album';

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
    visibility: 'private',
    locked: false,
    colour: photo.colour,
    placeholder: photo.placeholder,
    edit: null,
  };
}
