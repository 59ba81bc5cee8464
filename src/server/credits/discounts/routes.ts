import {
  answerDeleteDiscount as answerCall,
  getDiscountCode as codeCall,
  offerDeleteDiscount as offerCall,
  getWelcomeDiscount as welcomeCall,
} from '#contract/discounts';
import { type AppRoute, route } from '../../app.ts';
import { answerDeleteDiscount } from './answer-delete-discount.ts';
import { getDiscountCode } from './get-discount-code.ts';
import { getWelcomeDiscount } from './get-welcome-discount.ts';
import { offerDeleteDiscount } from './offer-delete-discount.ts';

/** @spec 3.7 5.5 7.6 */
export const discountRoutes: AppRoute[] = [
  // The rate limit prevents guessing codes.
  route(codeCall, ({ app, caller, query }) => getDiscountCode(app, caller, query.code), {
    limits: [{ by: 'address', hits: 120, seconds: 900 }],
  }),
  route(welcomeCall, ({ app, caller }) => getWelcomeDiscount(app, caller), {
    limits: [{ by: 'address', hits: 600, seconds: 900 }],
  }),
  route(offerCall, ({ app, caller }) => offerDeleteDiscount(app, caller)),
  route(answerCall, ({ app, caller, body }) => answerDeleteDiscount(app, caller, body.accept)),
];
