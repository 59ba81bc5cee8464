import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { SPENDING_LIMIT_MAX } from './constants.ts';
import { currencies } from './countries.ts';
import { id, timestamp } from './fields.ts';
import { payment } from './payments.ts';

const withdrawable = z.object({
  payment: id,
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  until: timestamp,
  /** True if no other purchase makes the member premium. */
  ends_premium: z.boolean(),
  /** Amount that the direct debit will collect; null if money is refunded instead. */
  to_collect: z.nullable(z.int()),
});

/** @spec D2.35 D5.1 */
export const getWithdrawal = defineCall('GET', '/api/withdrawal.php', {
  summary: 'What a withdrawal from a purchase would refund',
  section: 'D2.35',
  query: z.object({ payment: id }),
  output: withdrawable,
  errors: ['not_found', 'withdrawal_over'],
  // No tag, because after the withdrawal there is nothing left to show.
  provides: [],
  caching: 'none',
});

/**
 * Removes the credits and requests the refund.
 * @spec D2.35 D5.1 D1.3
 */
export const withdrawPurchase = defineCall('POST', '/api/withdrawal.php', {
  summary: 'Withdraw from a purchase',
  section: 'D2.35',
  /** If `credits` or `amount` changed since the page showed them, the answer is `price_changed`. */
  body: z.object({ payment: id, credits: z.int(), amount: z.int() }),
  output: payment,
  errors: ['not_found', 'withdrawal_over', 'price_changed'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['payment:payment', 'payments', 'ledger', 'user'],
});

const amounts = z.array(z.object({ amount: z.int(), currency: z.enum(currencies) }));

/**
 * Deleting the account would refund `amounts`. Of that, `uncollected` was not yet collected from the bank.
 * @spec 4.3 D2.35
 */
export const getRemainder = defineCall('GET', '/api/remainder.php', {
  summary: 'What would be refunded if the account were deleted',
  section: '4.3',
  output: z.object({
    credits: z.int(),
    amounts,
    uncollected: amounts,
  }),
  provides: ['ledger'],
});

/** A month begins in the site's time zone. Amounts are in minor units. */
const spendingLimit = z.object({
  currency: z.enum(currencies),
  limit: z.nullable(z.int()),
  /** Amount spent in `currency` this month, including open payments and without refunds. */
  spent: z.int(),
  unpaid: z.int(),
  /** The limit that applies from the time `from`; a null `limit` means no limit. */
  raised: z.nullable(z.object({ limit: z.nullable(z.int()), currency: z.enum(currencies), from: timestamp })),
  pays_in: z.enum(currencies),
  month_ends: timestamp,
});
export type SpendingLimit = z.output<typeof spendingLimit>;

/** @spec D5.1 */
export const getSpendingLimit = defineCall('GET', '/api/spending-limit.php', {
  summary: 'The caller’s spending limit',
  section: 'D5.1',
  output: spendingLimit,
  provides: ['payments'],
  caching: 'none',
});

/**
 * A stricter limit applies immediately, every other limit after 24 hours. `limit` is in minor units of `pays_in`.
 * @spec D5.1
 */
export const setSpendingLimit = defineCall('PUT', '/api/spending-limit.php', {
  summary: 'Set the caller’s spending limit',
  section: 'D5.1',
  body: z.object({ limit: z.nullable(z.int().check(z.gte(0), z.lte(SPENDING_LIMIT_MAX))) }),
  output: spendingLimit,
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['payments'],
});
