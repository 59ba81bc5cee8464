import * as calls from '#contract/albums';
import { deleteAlbumPhoto } from '../photos/albums/delete-album-photo.ts';
import { getAlbum, recallAlbumPhoto } from '../photos/albums/get-album.ts';
import { getAlbumGrants } from '../photos/albums/get-album-grants.ts';
import { grantAlbum, revokeAlbum } from '../photos/albums/grant-album.ts';
import { movePhoto } from '../photos/albums/move-photo.ts';
import { uploadAlbumPhoto } from '../photos/albums/upload-album-photo.ts';
import { PHOTO_CHANGE_LIMITS } from './photos.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.4 */
export const albumRoutes: AppRoute[] = [
  route(calls.getAlbum, async ({ app, caller }) => ({ photos: await getAlbum(app, caller) })),
  route(
    calls.uploadAlbumPhoto,
    async ({ app, caller, upload }) => ({ photo: await uploadAlbumPhoto(app, caller, upload) }),
    {
      limits: [{ by: 'account', hits: 120, seconds: 3600 }],
      maxConcurrent: 4,
      // Stores only the photo's id, because the addresses are personal and expire.
      toStored: ({ photo }) => ({ id: photo.id }),
      fromStored: async ({ app, caller }, remembered) => ({
        photo: await recallAlbumPhoto(app, caller, remembered as { id: string }),
      }),
    },
  ),
  route(calls.movePhoto, ({ app, caller, body }) => movePhoto(app, caller, body), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(calls.deleteAlbumPhoto, ({ app, caller, body }) => deleteAlbumPhoto(app, caller, body.id), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(calls.getAlbumGrants, ({ app, caller }) => getAlbumGrants(app, caller)),
  route(
    calls.grantAlbum,
    ({ app, caller, body }) => grantAlbum(app, caller, body.id),
    // The limit keeps a member from trying many ids.
    { limits: [{ by: 'account', hits: 60, seconds: 3600 }] },
  ),
  route(calls.revokeAlbum, ({ app, caller, body }) => revokeAlbum(app, caller, body.id), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
];
