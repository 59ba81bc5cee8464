import type { PrivateFolder } from '../serve-private.ts';
import { ALBUM_FOLDER } from './present-album-photo.ts';
import { selectAlbumPicture } from './queries.ts';

/**
 * The server sends album photos to their owner, and to members to whom the owner shows the album (with a grant)
 * at the time of the request.
 * @spec D5.4
 */
export const albumFolder: PrivateFolder = {
  name: ALBUM_FOLDER,
  find: ({ db }, key, caller) => selectAlbumPicture(db, key, caller),
};
