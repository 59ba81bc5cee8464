import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { SPENDING_LIMIT_MAX } from './constants.ts';
import { currencies } from './countries.ts';
import { id, nothing, timestamp } from './fields.ts';
import { payment } from './payments.ts';

/** What the unused remainder of a purchase is worth today: its credits and the money that goes back for them. */
const withdrawable = z.object({
  payment: id,
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  until: timestamp,
  /** No other purchase carries premium: it ends with the withdrawal, be it of a part only. */
  ends_premium: z.boolean(),
  /** Of a direct debit that the bank was not asked for yet: what is collected then, and nothing comes back; null where the money does. */
  to_collect: z.nullable(z.int()),
});

/** The first of the two steps of a withdrawal: what would go back, nothing changes yet (decisions, 2). */
export const getWithdrawal = defineCall({
  method: 'GET',
  path: '/api/withdrawal.php',
  summary: 'What withdrawing from a purchase would give back',
  section: '1',
  query: z.object({ payment: id }),
  body: nothing,
  output: withdrawable,
  errors: ['not_found', 'withdrawal_over'],
  access: 'member',
  repeat: 'natural',
});

/**
 * The second step: the credits go, the money goes back the way it came, and a letter says so at once. Asked again for the same, it is
 * answered as the first time.
 */
export const withdraw = defineCall({
  method: 'POST',
  path: '/api/withdrawal.php',
  summary: 'Withdraw from a purchase',
  section: '1',
  query: nothing,
  /** What was shown: where it is another by now, nothing is done. */
  body: z.object({ payment: id, credits: z.int(), amount: z.int() }),
  output: payment,
  errors: ['not_found', 'withdrawal_over', 'price_changed'],
  access: 'member',
  repeat: 'natural',
});

const amounts = z.array(z.object({ amount: z.int(), currency: z.enum(currencies) }));

/**
 * What is unused of all purchases, by currency: it goes back the way it came when the account is deleted (decisions, 2), but for what is
 * `uncollected`, where the bank was not asked for it by then.
 */
export const getRemainder = defineCall({
  method: 'GET',
  path: '/api/remainder.php',
  summary: 'What would go back if the account were deleted',
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

/** What a member allows himself to spend in a calendar month of the site; money in minor units. */
export const spendingLimit = z.object({
  currency: z.enum(currencies),
  limit: z.nullable(z.int()),
  /** Spent this month in `currency`: payments that are under way included, what went back not. */
  spent: z.int(),
  /** How much of that is under way and not paid yet. */
  unpaid: z.int(),
  /** A higher limit, none (null), or one in another currency, that holds from then on. */
  raised: z.nullable(z.object({ limit: z.nullable(z.int()), currency: z.enum(currencies), from: timestamp })),
  /** The currency he pays in by now, and in which a new limit is set. */
  pays_in: z.enum(currencies),
  month_ends: timestamp,
});
export type SpendingLimit = z.output<typeof spendingLimit>;

/** One's own spending limit (decisions, 5.1). */
export const getSpendingLimit = defineCall({
  method: 'GET',
  path: '/api/spending-limit.php',
  summary: 'One’s own spending limit',
  section: '1',
  query: nothing,
  body: nothing,
  output: spendingLimit,
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Lowers the limit at once; raises it, takes it away (null) or turns it into another currency after 24 hours. In minor units of `pays_in`. */
export const setSpendingLimit = defineCall({
  method: 'PUT',
  path: '/api/spending-limit.php',
  summary: 'Set one’s own spending limit',
  section: '1',
  query: nothing,
  body: z.object({ limit: z.nullable(z.int().check(z.gte(0), z.lte(SPENDING_LIMIT_MAX))) }),
  output: spendingLimit,
  errors: [],
  access: 'member',
  repeat: 'natural',
});
