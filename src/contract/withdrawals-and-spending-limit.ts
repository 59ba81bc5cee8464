import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { SPENDING_LIMIT_MAX } from './constants.ts';
import { currencies } from './countries.ts';
import { id, nothing, timestamp } from './fields.ts';
import { payment } from './payments.ts';

const withdrawable = z.object({
  payment: id,
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  until: timestamp,
  /** Premium ends even with a partial withdrawal. */
  ends_premium: z.boolean(),
  /** Amount still collected of a debit not submitted yet; null where money is refunded. */
  to_collect: z.nullable(z.int()),
});

/**
 * Shows what would be refunded, without any change.
 * @spec D2.35 D5.1
 */
export const getWithdrawal = defineCall({
  method: 'GET',
  path: '/api/withdrawal.php',
  summary: 'What a withdrawal from a purchase would refund',
  section: '1',
  query: z.object({ payment: id }),
  body: nothing,
  output: withdrawable,
  errors: ['not_found', 'withdrawal_over'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Removes the credits and requests the refund; a repeat gets the first answer.
 * @spec D2.35 D5.1 D1.3
 */
export const withdrawPurchase = defineCall({
  method: 'POST',
  path: '/api/withdrawal.php',
  summary: 'Withdraw from a purchase',
  section: '1',
  query: nothing,
  /** Nothing is done if the shown figures have changed. */
  body: z.object({ payment: id, credits: z.int(), amount: z.int() }),
  output: payment,
  errors: ['not_found', 'withdrawal_over', 'price_changed'],
  access: 'member',
  repeat: 'natural',
});

const amounts = z.array(z.object({ amount: z.int(), currency: z.enum(currencies) }));

/**
 * The unused credits of all purchases: refunded when the account is deleted, except `uncollected` debits.
 * @spec 4.3 D2.35
 */
export const getRemainder = defineCall({
  method: 'GET',
  path: '/api/remainder.php',
  summary: 'What would be refunded if the account were deleted',
  section: '4',
  query: nothing,
  body: nothing,
  output: z.object({
    credits: z.int(),
    amounts,
    uncollected: amounts,
  }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** The limit is for a calendar month of the site; in minor units. */
export const spendingLimit = z.object({
  currency: z.enum(currencies),
  limit: z.nullable(z.int()),
  /** Spent this month in `currency`: open payments included, refunds deducted. */
  spent: z.int(),
  /** Part of `spent` that is not paid yet. */
  unpaid: z.int(),
  /** A limit that applies later: higher, none (null) or in another currency. */
  raised: z.nullable(z.object({ limit: z.nullable(z.int()), currency: z.enum(currencies), from: timestamp })),
  /** The currency of a new limit. */
  pays_in: z.enum(currencies),
  month_ends: timestamp,
});
export type SpendingLimit = z.output<typeof spendingLimit>;

/**
 * @spec D5.1
 */
export const getSpendingLimit = defineCall({
  method: 'GET',
  path: '/api/spending-limit.php',
  summary: 'The caller’s spending limit',
  section: '1',
  query: nothing,
  body: nothing,
  output: spendingLimit,
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * A lower limit applies at once, any other limit after 24 hours. In minor units of `pays_in`.
 * @spec D5.1
 */
export const setSpendingLimit = defineCall({
  method: 'PUT',
  path: '/api/spending-limit.php',
  summary: 'Set the caller’s spending limit',
  section: '1',
  query: nothing,
  body: z.object({ limit: z.nullable(z.int().check(z.gte(0), z.lte(SPENDING_LIMIT_MAX))) }),
  output: spendingLimit,
  errors: [],
  access: 'member',
  repeat: 'natural',
});
