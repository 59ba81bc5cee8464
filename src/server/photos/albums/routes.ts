import {
  getAlbum as albumCall,
  deleteAlbumPhoto as deleteCall,
  grantAlbum as grantCall,
  getAlbumGrants as grantsCall,
  movePhoto as moveCall,
  takeBackAlbum as takeBackCall,
  uploadAlbumPhoto as uploadCall,
} from '#contract/albums';
import { type AppRoute, route } from '../../app.ts';
import { CHANGES } from '../change-limits.ts';
import { deleteAlbumPhoto } from './delete-album-photo.ts';
import { getAlbum } from './get-album.ts';
import { getGrants } from './get-grants.ts';
import { grantAlbum, takeBackAlbum } from './grant-album.ts';
import { movePhoto } from './move-photo.ts';
import { recallAlbumPhoto } from './recall-album-photo.ts';
import { uploadAlbumPhoto } from './upload-album-photo.ts';

export const albumRoutes: AppRoute[] = [
  route(albumCall, async ({ app, caller }) => ({ photos: await getAlbum(app, caller) })),
  route(
    uploadCall,
    async ({ app, caller, upload }) => ({ photo: await uploadAlbumPhoto(app, caller, upload) }),
    {
      limits: [{ by: 'account', hits: 120, seconds: 3600 }],
      atOnce: 4,
      // Its addresses are for now and for nobody else: they are made anew, never stored.
      remember: ({ photo }) => ({ id: photo.id }),
      recall: async ({ app, caller }, remembered) => ({
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
    { limits: CHANGES },
  ),
  route(
    deleteCall,
    async ({ app, caller, body }) => {
      await deleteAlbumPhoto(app, caller, body.id);
      return null;
    },
    { limits: CHANGES },
  ),
  route(grantsCall, ({ app, caller }) => getGrants(app, caller)),
  route(
    grantCall,
    async ({ app, caller, body }) => {
      await grantAlbum(app, caller, body.id);
      return null;
    },
    // Whoever tries ids to learn who is there gets no further than with the page of a member.
    { limits: [{ by: 'account', hits: 60, seconds: 3600 }] },
  ),
  route(
    takeBackCall,
    async ({ app, caller, body }) => {
      await takeBackAlbum(app, caller, body.id);
      return null;
    },
    { limits: CHANGES },
  ),
];
