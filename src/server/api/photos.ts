import * as albumCalls from '#contract/albums';
import { DAY_SECONDS } from '#contract/durations';
import * as photoCalls from '#contract/photos';
import * as verificationCalls from '#contract/verification';
import { deleteAlbumPhoto } from '../photos/albums/delete-album-photo.ts';
import { getAlbum, recallAlbumPhoto } from '../photos/albums/get-album.ts';
import { getAlbumGrants } from '../photos/albums/get-album-grants.ts';
import { grantAlbum, revokeAlbum } from '../photos/albums/grant-album.ts';
import { movePhoto } from '../photos/albums/move-photo.ts';
import { uploadAlbumPhoto } from '../photos/albums/upload-album-photo.ts';
import { changePhoto } from '../photos/change-photo.ts';
import { deletePhoto } from '../photos/delete-photo.ts';
import { orderPhotos } from '../photos/order-photos.ts';
import { recallPhoto } from '../photos/photos-of.ts';
import { uploadPhoto } from '../photos/upload-photo.ts';
import { sendSelfie } from '../photos/verification/send-selfie.ts';
import { showPose } from '../photos/verification/show-pose.ts';
import { getVerification } from '../photos/verification/verification-state.ts';
import { withdrawVerification } from '../photos/verification/withdraw-verification.ts';
import type { RateLimit } from '../platform/http/route.ts';
import { type AppRoute, route } from './route.ts';

/**
 * Limits each call that changes photos, far above what members need.
 * @spec D2.18
 */
export const PHOTO_CHANGE_LIMITS: RateLimit[] = [{ by: 'account', hits: 600, seconds: 3600 }];

/** @spec 3.2 5.7 D2.18 D5.4 D5.9 */
export const photoRoutes: AppRoute[] = [
  route(
    photoCalls.uploadPhoto,
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
    photoCalls.changePhoto,
    async ({ app, caller, body }) => ({ photo: await changePhoto(app, caller, body) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
      maxConcurrent: 4,
    },
  ),
  route(
    photoCalls.orderPhotos,
    async ({ app, caller, body }) => ({ photos: await orderPhotos(app, caller, body.ids) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
    },
  ),
  route(photoCalls.deletePhoto, ({ app, caller, body }) => deletePhoto(app, caller, body.id), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(albumCalls.getAlbum, async ({ app, caller }) => ({ photos: await getAlbum(app, caller) })),
  route(
    albumCalls.uploadAlbumPhoto,
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
  route(albumCalls.movePhoto, ({ app, caller, body }) => movePhoto(app, caller, body), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(albumCalls.deleteAlbumPhoto, ({ app, caller, body }) => deleteAlbumPhoto(app, caller, body.id), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(albumCalls.getAlbumGrants, ({ app, caller }) => getAlbumGrants(app, caller)),
  route(
    albumCalls.grantAlbum,
    ({ app, caller, body }) => grantAlbum(app, caller, body.id),
    // The limit keeps a member from trying many ids.
    { limits: [{ by: 'account', hits: 60, seconds: 3600 }] },
  ),
  route(albumCalls.revokeAlbum, ({ app, caller, body }) => revokeAlbum(app, caller, body.id), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  route(verificationCalls.getVerification, async ({ app, caller }) => ({
    verification: await getVerification(app, caller),
  })),
  route(
    verificationCalls.showPose,
    async ({ app, caller }) => ({ verification: await showPose(app, caller) }),
    {
      // Without limits, a member could request poses until a picture of theirs matches.
      limits: [
        { by: 'account', hits: 3, seconds: DAY_SECONDS },
        { by: 'account', hits: 6, seconds: 7 * DAY_SECONDS },
      ],
    },
  ),
  route(
    verificationCalls.sendSelfie,
    async ({ app, caller, upload }) => ({ verification: await sendSelfie(app, caller, upload) }),
    {
      limits: [{ by: 'account', hits: 20, seconds: 3600 }],
      maxConcurrent: 2,
      // Stores nothing with the idempotency key, because the selfie's address is personal and expires.
      toStored: () => ({}),
      fromStored: async ({ app, caller }) => ({ verification: await getVerification(app, caller) }),
    },
  ),
  route(
    verificationCalls.withdrawVerification,
    async ({ app, caller }) => ({ verification: await withdrawVerification(app, caller) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
    },
  ),
];
