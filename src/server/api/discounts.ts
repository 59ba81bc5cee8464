import * as calls from '#contract/discounts';
import { answerDeleteDiscount } from '../credits/discounts/answer-delete-discount.ts';
import { getDiscountCode } from '../credits/discounts/get-discount-code.ts';
import { getTimeBonus } from '../credits/discounts/get-time-bonus.ts';
import { offerDeleteDiscount } from '../credits/discounts/offer-delete-discount.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.7 5.5 7.6 */
export const discountRoutes: AppRoute[] = [
  // The rate limit prevents guessing codes.
  route(calls.getDiscountCode, ({ app, caller, query }) => getDiscountCode(app, caller, query.code), {
    limits: [{ by: 'address', hits: 120, seconds: 900 }],
  }),
  route(calls.getTimeBonus, ({ app, caller }) => getTimeBonus(app, caller), {
    limits: [{ by: 'address', hits: 600, seconds: 900 }],
  }),
  route(calls.offerDeleteDiscount, ({ app, caller }) => offerDeleteDiscount(app, caller)),
  route(calls.answerDeleteDiscount, ({ app, caller, body }) =>
    answerDeleteDiscount(app, caller, body.accept),
  ),
];
