import * as calls from '#contract/staff-gift-prices';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { changeGiftPrice, getGiftPrices } from '../gifts/gift-prices.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 D2.11 */
export const staffGiftPriceRoutes: AppRoute[] = [
  route(calls.getGiftPrices, ({ app, caller }) => getGiftPrices(app, caller)),
  route(calls.changeGiftPrice, ({ app, caller, body }) =>
    changeGiftPrice(app, auditActorOf(app, caller), body),
  ),
];
