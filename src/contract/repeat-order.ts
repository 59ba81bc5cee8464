import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { directDebitRefusal } from './direct-debit-refusal.ts';
import { id, nothing } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';
import { payment, quote } from './payments.ts';

/** What a repeat order would be: the last method and bundle (section 3, repeatable order). */
export const repeatOrder = z.object({
  bundle: id,
  method: z.enum(paymentMethods),
  bank: z.nullable(z.string()),
  country: z.enum(countryCodes),
  /** The card that is kept, by its last four digits; null: one pays as before, at the provider’s page. */
  card: z.nullable(z.object({ id, label: z.string() })),
  ...quote.shape,
  /** Why the caller cannot pay this by direct debit now; null where he can, and of every other method. */
  refused: z.nullable(directDebitRefusal),
});

/** The last order, as it would be made again: 204 where there was none, or its bundle or method is no longer offered. */
export const getRepeatOrder = defineCall({
  method: 'GET',
  path: '/api/repeat-order.php',
  summary: 'The last order, to be made again',
  section: '2',
  query: nothing,
  body: nothing,
  output: z.nullable(repeatOrder),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Makes the last order again, confirmed by the member: by the card that is kept, at once (`leave_for` null), else as `startPayment`.
 * A card that refuses answers card_payment_failed, with the failed payment kept in the list (section 8). Where the same was charged a few
 * minutes ago it answers ordered_just_now, with that payment, until it is confirmed as another by `again`.
 */
export const startRepeatOrder = defineCall({
  method: 'POST',
  path: '/api/repeat-order.php',
  summary: 'Make the last order again',
  section: '2',
  query: nothing,
  body: z.object({ amount: z.int(), card: z.optional(id), again: z.optional(z.boolean()) }),
  output: z.object({ payment, leave_for: z.nullable(z.url()) }),
  errors: [
    'not_found',
    'bank_unknown',
    'price_changed',
    'spending_limit_reached',
    'payments_open',
    'ordered_just_now',
    'payment_provider_away',
    'card_payment_failed',
  ],
  access: 'member',
  repeat: 'key',
});

/** Forgets a card that was kept, here and at the provider. */
export const forgetCard = defineCall({
  method: 'DELETE',
  path: '/api/stored-card.php',
  summary: 'Forget a card that was kept',
  section: '3',
  query: nothing,
  body: z.object({ card: id }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
