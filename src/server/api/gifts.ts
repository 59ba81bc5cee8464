import * as calls from '#contract/gifts';
import { sendGift } from '../gifts/send-gift.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.11 */
export const giftRoutes: AppRoute[] = [
  // No rate limit: the price of a gift limits how many a member sends.
  route(calls.sendGift, ({ app, caller, body }) => sendGift(app, caller, body)),
];
