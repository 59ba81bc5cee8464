import * as calls from '#contract/chat-photos';
import { getChatPhoto, openChatPhoto } from '../chats/photos/open-chat-photo.ts';
import { sendPhoto } from '../chats/photos/send-photo.ts';
import { showChatPhotos } from '../chats/photos/show-chat-photos.ts';
import { PHOTO_CHANGE_LIMITS } from './photos.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.10 D5.3 */
export const chatPhotoRoutes: AppRoute[] = [
  route(calls.sendPhoto, ({ app, caller, query, upload }) => sendPhoto(app, caller, query, upload), {
    // A refused upload costs the server work but the member no credits.
    limits: [{ by: 'account', hits: 120, seconds: 3600 }],
    maxConcurrent: 4,
  }),
  route(calls.getChatPhoto, async ({ app, caller, query }) => ({
    message: await getChatPhoto(app, caller, query.message),
  })),
  route(calls.openChatPhoto, async ({ app, caller, body }) => ({
    message: await openChatPhoto(app, caller, body.message),
  })),
  route(calls.showChatPhotos, ({ app, caller, body }) => showChatPhotos(app, caller, body), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
];
