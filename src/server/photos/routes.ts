import {
  changePhoto as changeCall,
  deletePhoto as deleteCall,
  orderPhotos as orderCall,
  uploadPhoto as uploadCall,
} from '#contract/photos';
import { type AppRoute, route } from '../app.ts';
import { albumRoutes } from './albums/routes.ts';
import { changePhoto } from './change-photo.ts';
import { PHOTO_CHANGE_LIMITS } from './change-rate-limits.ts';
import { deletePhoto } from './delete-photo.ts';
import { orderPhotos } from './order-photos.ts';
import { recallPhoto } from './recall-photo.ts';
import { uploadPhoto } from './upload-photo.ts';
import { verificationRoutes } from './verification/routes.ts';

/** @spec 3.2 5.7 D2.18 */
export const photoRoutes: AppRoute[] = [
  route(
    uploadCall,
    async ({ app, caller, upload, query: { main, visibility = 'public' } }) => ({
      photo: await uploadPhoto(app, caller, { bytes: upload, main: main === 'yes', visibility }),
    }),
    {
      limits: [{ by: 'account', hits: 120, seconds: 3600 }],
      // Four at most, because each waiting upload occupies up to 10 MB of memory.
      maxConcurrent: 4,
      // Stores only the id with the idempotency key, because addresses are personal and expire.
      toStored: ({ photo }) => ({ id: photo.id }),
      fromStored: async ({ app, caller }, remembered) => ({
        photo: await recallPhoto(app, caller, remembered as { id: string }),
      }),
    },
  ),
  route(changeCall, async ({ app, caller, body }) => ({ photo: await changePhoto(app, caller, body) }), {
    limits: PHOTO_CHANGE_LIMITS,
    maxConcurrent: 4,
  }),
  route(orderCall, async ({ app, caller, body }) => ({ photos: await orderPhotos(app, caller, body.ids) }), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(
    deleteCall,
    async ({ app, caller, body }) => {
      await deletePhoto(app, caller, body.id);
      return null;
    },
    { limits: PHOTO_CHANGE_LIMITS },
  ),
  ...albumRoutes,
  ...verificationRoutes,
];
