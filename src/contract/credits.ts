import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { id, nothing, timestamp } from './fields.ts';

/**
 * A bundle of credits, sold once and for itself (section 1). Money in minor units of the list's currency, VAT included;
 * `price_per_credit` is rounded up, so that it never promises less than is paid.
 */
export const bundle = z.object({
  id,
  credits: z.int(),
  price: z.int(),
  price_per_credit: z.int(),
});
export type Bundle = z.output<typeof bundle>;

/** The site's price list in the currency of `country`, without it of where the caller pays from; the smallest bundle first. */
export const getBundles = defineCall({
  method: 'GET',
  path: '/api/bundles.php',
  summary: 'The price list of credits',
  section: '1',
  query: z.object({ country: z.optional(z.enum(countryCodes)) }),
  body: nothing,
  output: z.object({
    country: z.enum(countryCodes),
    currency: z.enum(currencies),
    bundles: z.array(bundle),
  }),
  errors: [],
  access: 'anyone',
  repeat: 'natural',
});

/** What credits came from or went to. */
export const creditKinds = [
  'promotion',
  'sales',
  'messages',
  'photos',
  'gifts',
  'refunds',
  'chargebacks',
  'debts',
  'corrections',
  'returns',
] as const;
/** Those that went to another member, or came back from what did. */
export const sentCreditKinds = [
  'messages',
  'photos',
  'gifts',
  'returns',
] as const satisfies (typeof creditKinds)[number][];
/**
 * Free credits were given, purchased ones paid for; free ones are spent first. `debt` is what is owed since a bank took back what was
 * spent: below zero more of it, above zero paid off.
 */
export const creditLots = ['free', 'purchased', 'debt'] as const;

/** One movement of a member's credits: above zero to him, below zero from him. */
export const transaction = z.object({
  id,
  kind: z.enum(creditKinds),
  lot: z.enum(creditLots),
  credits: z.int(),
  created_at: timestamp,
  /** To whom went what was sent; null where nothing was, and of one whom the sender does not see any more. */
  to: z.nullable(z.object({ id, name: z.string() })),
});
export type Transaction = z.output<typeof transaction>;

/**
 * Every movement of one's own credits (section 2, /transactions), the latest first, a stretch at a time: `before` is the id of
 * the last one that is known; one that is not the caller's finds nothing.
 */
export const getTransactions = defineCall({
  method: 'GET',
  path: '/api/transactions.php',
  summary: 'The movements of one’s own credits, a stretch at a time',
  section: '2',
  query: z.object({ before: z.optional(id) }),
  body: nothing,
  output: z.object({ transactions: z.array(transaction), has_earlier: z.boolean() }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
