import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/repeat-order';
import { deleteStoredCard } from '../credits/payments/delete-stored-card.ts';
import { getRepeatOrder, startRepeatOrder } from '../credits/payments/repeat-order.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.15 */
export const repeatOrderRoutes: AppRoute[] = [
  route(calls.getRepeatOrder, ({ app, caller }) => getRepeatOrder(app, caller)),
  route(calls.startRepeatOrder, ({ app, caller, body, key }) => startRepeatOrder(app, caller, body, key), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(calls.deleteStoredCard, ({ app, caller, body }) => deleteStoredCard(app, caller, body.card)),
];
