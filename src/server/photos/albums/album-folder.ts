import type { PrivateFolder } from '../serve-private.ts';
import { ALBUM_FOLDER } from './present-album-photo.ts';
import { selectAlbumPicture } from './queries.ts';

/** The pictures of albums: their owners', and those of whoever an album is shown to at this moment. */
export const albumFolder: PrivateFolder = {
  name: ALBUM_FOLDER,
  find: ({ db }, key, caller) => selectAlbumPicture(db, key, caller),
};
