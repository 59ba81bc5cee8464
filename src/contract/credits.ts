import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { id, timestamp } from './fields.ts';

/**
 * Money is in minor units with VAT. `price_per_credit` is rounded up.
 * @spec D2.12
 */
export const bundle = z.object({
  id,
  credits: z.int(),
  price: z.int(),
  price_per_credit: z.int(),
});
export type Bundle = z.output<typeof bundle>;

/**
 * Without `country`, the server uses the country from which the caller pays.
 * @spec D2.12
 */
export const getBundles = defineCall('GET', '/api/bundles.php', {
  summary: 'The price list of credits',
  section: 'D2.12',
  query: z.object({ country: z.optional(z.enum(countryCodes)) }),
  output: z.object({
    country: z.enum(countryCodes),
    currency: z.enum(currencies),
    bundles: z.array(bundle),
  }),
  access: 'anyone',
  provides: ['prices'],
});

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
export const sentCreditKinds = [
  'messages',
  'photos',
  'gifts',
  'returns',
] as const satisfies (typeof creditKinds)[number][];
/** Free credits are spent first. A negative `debt` entry increases the debt. */
export const creditLots = ['free', 'purchased', 'debt'] as const;

/** A ledger entry; `credits` is positive for received credits and negative for spent credits. */
export const ledgerEntry = z.object({
  id,
  kind: z.enum(creditKinds),
  lot: z.enum(creditLots),
  credits: z.int(),
  created_at: timestamp,
  /** Null if nothing was sent or the sender can no longer see the recipient. */
  to: z.nullable(z.object({ id, name: z.string() })),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/**
 * Latest entries come first. If `before` is another member's entry, the page is empty.
 * @spec 2.9 D2.13
 */
export const getTransactions = defineCall('GET', '/api/transactions.php', {
  summary: 'The ledger entries of the caller’s credits, page by page',
  section: '2.9',
  query: z.object({ before: z.optional(id) }),
  output: z.object({ transactions: z.array(ledgerEntry), has_earlier: z.boolean() }),
  provides: ['ledger'],
});
