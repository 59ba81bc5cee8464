import type { Photo } from '#contract/photos';
import type { App, Member } from '../../app.ts';
import { signedAddresses } from '../addresses.ts';
import type { AlbumRow } from './queries.ts';

/** Where an album's pictures lie below `/media/`; part of what their tickets are signed for. */
export const ALBUM_FOLDER = 'album';

/** A photo of an album for somebody who may see it: by addresses that open for him alone, and end. */
export function presentAlbumPhoto(
  { config, clock }: Pick<App, 'config' | 'clock'>,
  viewer: Pick<Member, 'accountId' | 'profileId'>,
  photo: AlbumRow,
): Photo {
  const key = `${ALBUM_FOLDER}/${photo.clear_key}`;
  const bearer = { accountId: viewer.accountId, secret: config.secret, now: clock.now() };
  const { large, normal, thumb } = signedAddresses(key, bearer);
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
    // It is cut in the profile, and moved.
    edit: null,
  };
}
