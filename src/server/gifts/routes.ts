import { sendGift as sendCall } from '#contract/gifts';
import { type AppRoute, route } from '../app.ts';
import { sendGift } from './send-gift.ts';

/** @spec D2.11 */
export const giftRoutes: AppRoute[] = [
  // No rate limit besides the price.
  route(sendCall, ({ app, caller, body }) => sendGift(app, caller, body)),
];
