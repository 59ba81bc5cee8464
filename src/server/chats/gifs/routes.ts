import * as calls from '#contract/gifs';
import { type AppRoute, route } from '../../app.ts';
import { findGifs } from './find-gifs.ts';
import { sendGif } from './send-gif.ts';

/** @spec 1.2 */
export const gifRoutes: AppRoute[] = [
  // The GIF provider could bill or ban a client that searches faster than a member types.
  route(calls.findGifs, ({ app, caller, query }) => findGifs(app, caller, query), {
    limits: [{ by: 'account', hits: 120, seconds: 60 }],
  }),
  // No rate limit: the price of a GIF limits how many a member sends.
  route(calls.sendGif, ({ app, caller, body }) => sendGif(app, caller, body)),
];
