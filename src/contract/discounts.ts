import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { id, text, timestamp } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';

/**
 * A null or empty field sets no condition. Money is in minor units.
 * @spec 3.7
 */
export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(z.enum(countryCodes)),
  user_id: z.nullable(id),
  expires: z.nullable(timestamp),
  /** `percentage` is the same number, because docs/product/3-entities.md has two names. */
  value_percentage: z.number(),
  percentage: z.number(),
  currency: z.nullable(z.enum(currencies)),
  minimum_order_value: z.nullable(z.int()),
  status: z.enum(['active', 'used', 'withdrawn']),
  validity: z.enum(['once', 'once-per-user', 'unlimited']),
  expired: z.boolean(),
  paymentmethods: z.array(z.enum(paymentMethods)),
});
export type DiscountCode = z.output<typeof discountCode>;

/**
 * `expires_in` is in seconds, because a device's clock may be wrong.
 * @spec 4.12
 */
const discountWithTimeLeft = z.extend(discountCode, { expires_in: z.nullable(z.int()) });
export type DiscountWithTimeLeft = z.output<typeof discountWithTimeLeft>;

/**
 * Without `code`, returns the caller's active discount. Returns 204 if there is none.
 * @spec 5.5 7.6 D2.46
 */
export const getDiscountCode = defineCall('GET', '/api/discountcode.php', {
  summary: 'The active discount, or the one behind a code',
  section: '5.5',
  query: z.looseObject({ code: z.optional(text(64)) }),
  output: z.nullable(discountCode),
  errors: ['discount_code_unknown', 'discount_code_used'],
  access: 'anyone',
  provides: ['prices'],
});

/**
 * Returns the time bonus, or else the best personal code. Returns 204 if there is no discount.
 * @spec 4.12 7.6 D1.7
 */
export const getTimeBonus = defineCall('GET', '/api/discountcode.php', {
  marker: 'welcome=true',
  summary: 'The time bonus of a new member',
  section: '4.12',
  query: z.looseObject({}),
  output: z.nullable(discountWithTimeLeft),
  access: 'anyone',
  provides: ['prices'],
  caching: 'session',
});

/**
 * Offers a discount only one time. A repeated call within an hour returns the same offer.
 * @spec 4.3 D2.17
 */
export const offerDeleteDiscount = defineCall('POST', '/api/delete-discount.php', {
  summary: 'Ask for the discount that is offered before a deletion',
  section: '4.3',
  output: z.nullable(z.object({ percentage: z.int() })),
  repeat: 'natural',
  invalidates: ['prices', 'quotes'],
});

/** @spec 4.3 D2.17 */
export const answerDeleteDiscount = defineCall('PUT', '/api/delete-discount.php', {
  summary: 'Accept or decline the discount that is offered before a deletion',
  section: '4.3',
  body: z.object({ accept: z.boolean() }),
  output: z.nullable(discountCode),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['prices', 'quotes'],
});
