import {
  getAlbum as albumCall,
  deleteAlbumPhoto as deleteCall,
  grantAlbum as grantCall,
  getAlbumGrants as grantsCall,
  movePhoto as moveCall,
  revokeAlbum as takeBackCall,
  uploadAlbumPhoto as uploadCall,
} from '#contract/albums';
import { type AppRoute, route } from '../../app.ts';
import { PHOTO_CHANGE_LIMITS } from '../change-rate-limits.ts';
import { deleteAlbumPhoto } from './delete-album-photo.ts';
import { getAlbum } from './get-album.ts';
import { getAlbumGrants } from './get-album-grants.ts';
import { grantAlbum, revokeAlbum } from './grant-album.ts';
import { movePhoto } from './move-photo.ts';
import { recallAlbumPhoto } from './recall-album-upload.ts';
import { uploadAlbumPhoto } from './upload-album-photo.ts';

/** @spec D5.4 */
export const albumRoutes: AppRoute[] = [
  route(albumCall, async ({ app, caller }) => ({ photos: await getAlbum(app, caller) })),
  route(
    uploadCall,
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
  route(
    moveCall,
    async ({ app, caller, body }) => {
      await movePhoto(app, caller, body);
      return null;
    },
    { limits: PHOTO_CHANGE_LIMITS },
  ),
  route(
    deleteCall,
    async ({ app, caller, body }) => {
      await deleteAlbumPhoto(app, caller, body.id);
      return null;
    },
    { limits: PHOTO_CHANGE_LIMITS },
  ),
  route(grantsCall, ({ app, caller }) => getAlbumGrants(app, caller)),
  route(
    grantCall,
    async ({ app, caller, body }) => {
      await grantAlbum(app, caller, body.id);
      return null;
    },
    // The limit keeps a member from trying many ids.
    { limits: [{ by: 'account', hits: 60, seconds: 3600 }] },
  ),
  route(
    takeBackCall,
    async ({ app, caller, body }) => {
      await revokeAlbum(app, caller, body.id);
      return null;
    },
    { limits: PHOTO_CHANGE_LIMITS },
  ),
];
