import { sendGift as sendCall } from '#contract/gifts';
import { type AppRoute, route } from '../app.ts';
import { sendGift } from './send-gift.ts';

/** @spec D2.11 */
export const giftRoutes: AppRoute[] = [
  // No rate limit: the price of a gift limits how many a member sends.
  route(sendCall, ({ app, caller, body }) => sendGift(app, caller, body)),
];
