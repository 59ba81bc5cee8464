import * as calls from '#contract/staff-prices';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import {
  createDiscount,
  decideDiscount,
  endDiscount,
  getStaffDiscounts,
} from '../credits/staff/discounts.ts';
import { changePrice, decidePrice, endBundle, getPriceLists } from '../credits/staff/prices.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffPriceRoutes: AppRoute[] = [
  route(calls.getPriceLists, ({ app, caller }) => getPriceLists(app, caller)),
  route(calls.changePrice, ({ app, caller, body }) => changePrice(app, auditActorOf(app, caller), body)),
  route(calls.decidePrice, ({ app, caller, body }) => decidePrice(app, auditActorOf(app, caller), body)),
  route(calls.endBundle, ({ app, caller, body }) =>
    endBundle(app, auditActorOf(app, caller), caller.site, body),
  ),
  route(calls.getStaffDiscounts, ({ app, caller, query }) => getStaffDiscounts(app, caller, query)),
  route(calls.createDiscount, ({ app, caller, body }) =>
    createDiscount(app, auditActorOf(app, caller), body),
  ),
  route(calls.decideDiscount, ({ app, caller, body }) =>
    decideDiscount(app, auditActorOf(app, caller), body),
  ),
  route(calls.endDiscount, ({ app, caller, body }) => endDiscount(app, auditActorOf(app, caller), body)),
];
