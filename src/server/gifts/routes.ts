import { sendGift as sendCall } from '#contract/gifts';
import { type AppRoute, route } from '../app.ts';
import { sendGift } from './send-gift.ts';

export const giftRoutes: AppRoute[] = [
  // No limit beside the price: every gift costs, and a repeat is a look-up.
  route(sendCall, ({ app, caller, body }) => sendGift(app, caller, body)),
];
