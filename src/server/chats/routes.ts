import * as calls from '#contract/chats';
import { HOUR_SECONDS } from '#contract/durations';
import { type AppRoute, route } from '../app.ts';
import { deleteChat } from './delete-chat.ts';
import { deleteMessage } from './deletion/delete-message.ts';
import { getChat } from './get-chat.ts';
import { getChats } from './get-chats.ts';
import { gifRoutes } from './gifs/routes.ts';
import { chatPhotoRoutes } from './photos/routes.ts';
import { readChat } from './read-chat.ts';
import { sendMessage } from './send-message.ts';

/** @spec 7.8 7.9 */
export const chatRoutes: AppRoute[] = [
  route(calls.getChats, ({ app, caller, query }) => getChats(app, caller, query)),
  route(calls.getChat, ({ app, caller, query }) => getChat(app, caller, query)),
  // No rate limit: the price of a message limits how many a member sends.
  route(calls.sendMessage, ({ app, caller, body }) => sendMessage(app, caller, body)),
  route(calls.readChat, ({ app, caller, body }) => readChat(app, caller, body)),
  route(calls.deleteChat, ({ app, caller, body }) => deleteChat(app, caller, body)),
  route(calls.deleteMessage, ({ app, caller, body }) => deleteMessage(app, caller, body), {
    limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }],
  }),
  ...chatPhotoRoutes,
  ...gifRoutes,
];
