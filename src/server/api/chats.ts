import * as calls from '#contract/chats';
import { HOUR_SECONDS } from '#contract/durations';
import { deleteChat } from '../chats/delete-chat.ts';
import { deleteMessage } from '../chats/deletion/delete-message.ts';
import { getChat } from '../chats/get-chat.ts';
import { getChats } from '../chats/get-chats.ts';
import { readChat } from '../chats/read-chat.ts';
import { sendMessage } from '../chats/send-message.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.8 7.9 */
export const chatRoutes: AppRoute[] = [
  route(calls.getChats, ({ app, caller, query }) => getChats(app, caller, query), { conditional: true }),
  route(calls.getChat, ({ app, caller, query }) => getChat(app, caller, query)),
  // No rate limit: the price of a message limits how many a member sends.
  route(calls.sendMessage, ({ app, caller, body }) => sendMessage(app, caller, body), {
    checksSession: true,
  }),
  route(calls.readChat, ({ app, caller, body }) => readChat(app, caller, body), { checksSession: true }),
  route(calls.deleteChat, ({ app, caller, body }) => deleteChat(app, caller, body)),
  route(calls.deleteMessage, ({ app, caller, body }) => deleteMessage(app, caller, body), {
    limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }],
  }),
];
