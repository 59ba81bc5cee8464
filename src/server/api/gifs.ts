import * as calls from '#contract/gifs';
import { findGifs } from '../chats/gifs/find-gifs.ts';
import { sendGif } from '../chats/gifs/send-gif.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 1.2 */
export const gifRoutes: AppRoute[] = [
  // The GIF provider could bill or ban a client that searches faster than a member types.
  route(calls.findGifs, ({ app, caller, query }) => findGifs(app, caller, query), {
    limits: [{ by: 'account', hits: 120, seconds: 60 }],
  }),
  // No rate limit: the price of a GIF limits how many a member sends.
  route(calls.sendGif, ({ app, caller, body }) => sendGif(app, caller, body)),
];
