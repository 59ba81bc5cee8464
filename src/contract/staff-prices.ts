import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { bundle } from './credits.ts';
import { listCursor } from './cursor.ts';
import { discountCode } from './discounts.ts';
import { id, text, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { paymentMethods } from './payment-methods.ts';

const priceChange = z.object({
  at: timestamp,
  currency: z.enum(currencies),
  credits: z.int(),
  /** In minor units; null if the bundle was not sold. */
  old_price: z.nullable(z.int()),
  new_price: z.nullable(z.int()),
  /** Null for a command of the operator. */
  staff: z.nullable(z.string()),
});

/** A price that waits for a second person. */
const priceRequest = z.object({
  id,
  currency: z.enum(currencies),
  credits: z.int(),
  shown: z.nullable(z.int()),
  price: z.int(),
  asked_by: z.nullable(z.string()),
  asked_at: timestamp,
  /** True if the caller asked for it, and so cannot confirm it. */
  is_own: z.boolean(),
});
export type PriceRequest = z.output<typeof priceRequest>;

/**
 * The price lists, what waits for a second person, and the latest 100 changes.
 * @spec D5.10 D2.12
 */
export const getPriceLists = defineStaffCall('GET', '/api/staff-prices.php', {
  summary: 'Bundles and prices by currency, with their history',
  section: 'D5.10',
  staff: { permission: 'prices' },
  output: z.object({
    lists: z.array(z.object({ currency: z.enum(currencies), bundles: z.array(bundle) })),
    changes: z.array(priceChange),
    /** The oldest first. */
    waiting: z.array(priceRequest),
  }),
  provides: ['staff-prices'],
});

/** `shown` is the price that the person saw; null if there was no such bundle. */
const pricedBundle = {
  currency: z.enum(currencies),
  credits: z.int().check(z.gte(1), z.lte(10_000_000)),
  shown: z.nullable(z.int()),
};

/**
 * Payments that were begun keep their price. A price beyond `PRICE_SAFETY` waits for a second person.
 * @spec D5.10 D2.12
 */
export const changePrice = defineStaffCall('PUT', '/api/staff-prices.php', {
  summary: 'Sell a bundle, or change its price',
  section: 'D5.10',
  staff: { permission: 'prices', dangerous: true },
  body: z.object({ ...pricedBundle, price: z.int().check(z.gte(1), z.lte(10_000_000)) }),
  output: z.object({ state: z.enum(['applied', 'waiting']) }),
  errors: ['decided_already'],
  repeat: 'key',
  invalidates: ['staff-prices', 'staff-audit'],
});

/**
 * Another person than the one who asked confirms; everybody may refuse. `decided_already` also if the price has changed
 * since it was asked for.
 * @spec D5.10 D2.12
 */
export const decidePrice = defineStaffCall('PUT', '/api/staff-prices.php', {
  marker: 'decide=1',
  summary: 'Confirm or refuse a price that waits for a second person',
  section: 'D5.10',
  staff: { permission: 'prices', dangerous: true },
  body: z.object({ id, confirm: z.boolean() }),
  errors: ['not_found', 'decided_already', 'second_person_required'],
  repeat: 'key',
  invalidates: ['staff-prices', 'staff-audit'],
});

/**
 * A currency that the site's countries pay in keeps at least one bundle.
 * @spec D5.10 D2.12
 */
export const endBundle = defineStaffCall('DELETE', '/api/staff-prices.php', {
  summary: 'Stop selling a bundle',
  section: 'D5.10',
  staff: { permission: 'prices', dangerous: true },
  body: z.object(pricedBundle),
  errors: ['decided_already', 'price_list_empty'],
  repeat: 'key',
  invalidates: ['staff-prices', 'staff-audit'],
});

/** `waiting`: for a second person. */
export const discountStatuses = ['waiting', 'active', 'used', 'withdrawn'] as const;
export const discountValidities = ['once', 'once-per-user', 'unlimited'] as const;

const staffDiscount = z.extend(z.omit(discountCode, { user_id: true, percentage: true, status: true }), {
  status: z.enum(discountStatuses),
  /** True if the caller made it, and so cannot confirm it. */
  is_own: z.boolean(),
  /** The profile of the member to whom the code belongs. */
  member: z.nullable(id),
  created_at: timestamp,
  /** Payments that used it. */
  used: z.int(),
});
export type StaffDiscount = z.output<typeof staffDiscount>;

const code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,32}$/, { error: 'field_invalid' }));

/** By when they were made, or by the code. */
export const discountOrders = ['made_desc', 'made_asc', 'code_asc', 'code_desc'] as const;
export type DiscountOrder = (typeof discountOrders)[number];

/** @spec D5.10 3.7 */
export const getStaffDiscounts = defineStaffCall('GET', '/api/staff-discounts.php', {
  summary: 'The discount codes of the site',
  section: 'D5.10',
  staff: { permission: 'prices' },
  query: z.object({
    status: z.optional(z.enum(discountStatuses)),
    code: z.optional(text(64)),
    sort: sortBy(discountOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({ codes: z.array(staffDiscount), next: z.nullable(z.string()) }),
  provides: ['staff-discounts'],
});

/**
 * A field that is left out sets no condition. Money is in minor units of `currency`. A discount of more than
 * `PRICE_SAFETY.changePercent` waits for a second person.
 * @spec D5.10 3.7
 */
export const createDiscount = defineStaffCall('POST', '/api/staff-discounts.php', {
  summary: 'Create a discount code',
  section: 'D5.10',
  staff: { permission: 'prices', dangerous: true },
  body: z.object({
    code,
    value_percentage: z.number().check(z.gte(0.1), z.lte(90), z.multipleOf(0.1)),
    validity: z.enum(discountValidities),
    country: z.optional(z.enum(countryCodes)),
    currency: z.optional(z.enum(currencies)),
    minimum_order_value: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
    expires: z.optional(timestamp),
    paymentmethods: z.optional(z.array(z.enum(paymentMethods)).check(z.maxLength(paymentMethods.length))),
    member: z.optional(id),
  }),
  output: z.object({ status: z.enum(['active', 'waiting']) }),
  errors: ['not_found', 'discount_code_taken'],
  repeat: 'key',
  invalidates: ['staff-discounts', 'staff-audit'],
});

/**
 * Another person than the one who made it confirms; everybody may refuse.
 * @spec D5.10 3.7
 */
export const decideDiscount = defineStaffCall('PUT', '/api/staff-discounts.php', {
  summary: 'Confirm or refuse a discount code that waits for a second person',
  section: 'D5.10',
  staff: { permission: 'prices', dangerous: true },
  body: z.object({ code, confirm: z.boolean() }),
  errors: ['not_found', 'decided_already', 'second_person_required'],
  repeat: 'key',
  invalidates: ['staff-discounts', 'staff-audit'],
});

/**
 * Payments that were begun keep their discount.
 * @spec D5.10 3.7
 */
export const endDiscount = defineStaffCall('DELETE', '/api/staff-discounts.php', {
  summary: 'End a discount code',
  section: 'D5.10',
  staff: { permission: 'prices' },
  body: z.object({ code }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-discounts', 'staff-audit'],
});
