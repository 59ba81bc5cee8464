import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { id, nothing } from './fields.ts';

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

/** The site's price list in the currency of `country`, without it of the country selected for the caller; the smallest bundle first. */
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
  who: 'anyone',
  repeat: 'natural',
});
