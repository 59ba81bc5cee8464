import * as chatPhotoCalls from '#contract/chat-photos';
import * as chatCalls from '#contract/chats';
import { HOUR_SECONDS } from '#contract/durations';
import * as gifCalls from '#contract/gifs';
import { deleteChat } from '../chats/delete-chat.ts';
import { deleteMessage } from '../chats/deletion/delete-message.ts';
import { getChat } from '../chats/get-chat.ts';
import { getChats } from '../chats/get-chats.ts';
import { findGifs } from '../chats/gifs/find-gifs.ts';
import { sendGif } from '../chats/gifs/send-gif.ts';
import { getChatPhoto, openChatPhoto } from '../chats/photos/open-chat-photo.ts';
import { sendPhoto } from '../chats/photos/send-photo.ts';
import { showChatPhotos } from '../chats/photos/show-chat-photos.ts';
import { readChat } from '../chats/read-chat.ts';
import { sendMessage } from '../chats/send-message.ts';
import { PHOTO_CHANGE_LIMITS } from './photos.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.8 7.9 D2.10 D5.3 1.2 */
export const chatRoutes: AppRoute[] = [
  route(chatCalls.getChats, ({ app, caller, query }) => getChats(app, caller, query)),
  route(chatCalls.getChat, ({ app, caller, query }) => getChat(app, caller, query)),
  // No rate limit: the price of a message limits how many a member sends.
  route(chatCalls.sendMessage, ({ app, caller, body }) => sendMessage(app, caller, body)),
  route(chatCalls.readChat, ({ app, caller, body }) => readChat(app, caller, body)),
  route(chatCalls.deleteChat, ({ app, caller, body }) => deleteChat(app, caller, body)),
  route(chatCalls.deleteMessage, ({ app, caller, body }) => deleteMessage(app, caller, body), {
    limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }],
  }),
  route(chatPhotoCalls.sendPhoto, ({ app, caller, query, upload }) => sendPhoto(app, caller, query, upload), {
    // A refused upload costs the server work but the member no credits.
    limits: [{ by: 'account', hits: 120, seconds: 3600 }],
    maxConcurrent: 4,
  }),
  route(chatPhotoCalls.getChatPhoto, async ({ app, caller, query }) => ({
    message: await getChatPhoto(app, caller, query.message),
  })),
  route(chatPhotoCalls.openChatPhoto, async ({ app, caller, body }) => ({
    message: await openChatPhoto(app, caller, body.message),
  })),
  route(chatPhotoCalls.showChatPhotos, ({ app, caller, body }) => showChatPhotos(app, caller, body), {
    limits: PHOTO_CHANGE_LIMITS,
  }),
  // The GIF provider could bill or ban a client that searches faster than a member types.
  route(gifCalls.findGifs, ({ app, caller, query }) => findGifs(app, caller, query), {
    limits: [{ by: 'account', hits: 120, seconds: 60 }],
  }),
  // No rate limit: the price of a GIF limits how many a member sends.
  route(gifCalls.sendGif, ({ app, caller, body }) => sendGif(app, caller, body)),
];
