import * as calls from '#contract/photos';
import { changePhoto } from '../photos/change-photo.ts';
import { deletePhoto } from '../photos/delete-photo.ts';
import { orderPhotos } from '../photos/order-photos.ts';
import { recallPhoto } from '../photos/photos-of.ts';
import { uploadPhoto } from '../photos/upload-photo.ts';
import type { RateLimit } from '../platform/http/route.ts';
import { type AppRoute, route } from './route.ts';

/**
 * Limits each call that changes photos, far above what members need.
 * @spec D2.18
 */
export const PHOTO_CHANGE_LIMITS: RateLimit[] = [{ by: 'account', hits: 600, seconds: 3600 }];

/** @spec 3.2 5.7 D2.18 */
export const photoRoutes: AppRoute[] = [
  route(
    calls.uploadPhoto,
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
  route(
    calls.changePhoto,
    async ({ app, caller, body }) => ({ photo: await changePhoto(app, caller, body) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
      maxConcurrent: 4,
    },
  ),
  route(
    calls.orderPhotos,
    async ({ app, caller, body }) => ({ photos: await orderPhotos(app, caller, body.ids) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
    },
  ),
  route(calls.deletePhoto, ({ app, caller, body }) => deletePhoto(app, caller, body.id), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
];
