import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, timestamp } from './fields.ts';
import { giftIds } from './gift-catalogue.ts';
import { giftPriceCredits } from './site.ts';

const giftPriceChange = z.object({
  at: timestamp,
  gift: z.enum(giftIds),
  /** Null stands for the price of the catalogue. */
  old_credits: z.nullable(z.int()),
  new_credits: z.nullable(z.int()),
  /** Null for a command of the operator. */
  by: z.nullable(z.object({ id, name: z.string() })),
});
export type GiftPriceChange = z.output<typeof giftPriceChange>;

/**
 * The prices of gifts in credits, and their latest 50 changes. `standard` is the price of the catalogue, which applies
 * unless the site has its own. `seen` goes back with a change.
 * @spec D5.10 D2.11
 */
export const getGiftPrices = defineStaffCall('GET', '/api/staff-gift-prices.php', {
  summary: 'The prices of gifts, with their history',
  section: 'D5.10',
  staff: { permission: 'prices' },
  output: z.object({
    gifts: z.array(
      z.object({ gift: z.enum(giftIds), credits: z.int(), standard: z.int(), is_standard: z.boolean() }),
    ),
    changes: z.array(giftPriceChange),
    seen: z.nullable(z.int()),
  }),
  provides: ['staff-prices'],
});

/**
 * Null is the price of the catalogue. Members pay the new price for what they send from now on.
 * @spec D5.10 D2.11
 */
export const changeGiftPrice = defineStaffCall('PUT', '/api/staff-gift-prices.php', {
  summary: 'Change the price of a gift',
  section: 'D5.10',
  staff: { permission: 'prices', dangerous: true },
  body: z.object({
    gift: z.enum(giftIds),
    credits: z.nullable(giftPriceCredits),
    seen: z.nullable(z.int()),
  }),
  errors: ['changed_meanwhile'],
  repeat: 'none',
  invalidates: ['staff-prices', 'staff-settings', 'staff-audit'],
});
