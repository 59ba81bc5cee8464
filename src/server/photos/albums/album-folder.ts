import type { PrivateFolder } from '../serve-private.ts';
import { ALBUM_FOLDER } from './present-album-photo.ts';
import { selectAlbumPicture } from './queries.ts';

/**
 * Album photos open only for their owner and for members with a grant.
 * @spec D5.4
 */
export const albumFolder: PrivateFolder = {
  name: ALBUM_FOLDER,
  find: ({ db }, key, caller) => selectAlbumPicture(db, key, caller),
};
