import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { id, nothing, text, timestamp } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';

/** A code that makes a purchase cheaper (section 3). What is null, or empty, asks for nothing; money in minor units. */
export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(z.enum(countryCodes)),
  user_id: z.nullable(id),
  expires: z.nullable(timestamp),
  /** The two names of section 3 for the same number. */
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

/** A welcome discount with the seconds that are left of it by the server's clock, since no phone's clock is to be trusted; null for ever. */
export const welcomeDiscount = z.extend(discountCode, { expires_in: z.nullable(z.int()) });
export type WelcomeDiscount = z.output<typeof welcomeDiscount>;

/** The caller's active discount, 204 where he has none; with `code` that code, where it is for him (section 7). */
export const getDiscountCode = defineCall({
  method: 'GET',
  path: '/api/discountcode.php',
  summary: 'The active discount, or the one behind a code',
  section: '7',
  query: z.looseObject({ code: z.optional(text(64)) }),
  body: nothing,
  output: z.nullable(discountCode),
  errors: ['discount_code_unknown', 'discount_code_used'],
  access: 'anyone',
  repeat: 'natural',
});

/**
 * The welcome discount of a new member: the time bonus with the end of its countdown while he has it or a payment under way holds it, else the best code that the
 * operator gave him; 204 where he has neither (sections 4, 7 and 9). A browser ignores its failures.
 */
export const getWelcomeDiscount = defineCall({
  method: 'GET',
  path: '/api/discountcode.php',
  marker: 'welcome=true',
  summary: 'The welcome discount of a new member',
  section: '7',
  query: z.looseObject({}),
  body: nothing,
  output: z.nullable(welcomeDiscount),
  errors: [],
  access: 'anyone',
  repeat: 'natural',
});

/**
 * Offers the site's `delete_discount` to a member who is about to leave, once: 204 where there is none, or he was offered it before.
 * For an hour the same offer is answered again, so that a reload does not lose it.
 */
export const offerDeleteDiscount = defineCall({
  method: 'POST',
  path: '/api/delete-discount.php',
  summary: 'Ask for the discount for whoever is about to leave',
  section: '3',
  query: nothing,
  body: nothing,
  output: z.nullable(z.object({ percentage: z.int() })),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Takes the offered discount as a code of one's own, or declines it for good. */
export const answerDeleteDiscount = defineCall({
  method: 'PUT',
  path: '/api/delete-discount.php',
  summary: 'Take or decline the discount for whoever is about to leave',
  section: '3',
  query: nothing,
  body: z.object({ accept: z.boolean() }),
  output: z.nullable(discountCode),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});
