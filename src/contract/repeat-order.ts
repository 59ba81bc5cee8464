import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { directDebitRefusal } from './direct-debit-refusal.ts';
import { id } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';
import { payment, quote } from './payments.ts';

/** @spec 3.10 */
const repeatOrder = z.object({
  bundle: id,
  method: z.enum(paymentMethods),
  bank: z.nullable(z.string()),
  country: z.enum(countryCodes),
  /** Null if the member pays at the provider's page. */
  card: z.nullable(z.object({ id, label: z.string() })),
  ...quote.shape,
  /** Null if direct debit is allowed or the order has another method. */
  refused: z.nullable(directDebitRefusal),
});

/**
 * Returns 204 unless the member's last order can be made again.
 * @spec 3.10 2.9
 */
export const getRepeatOrder = defineCall('GET', '/api/repeat-order.php', {
  summary: 'The last order, to be made again',
  section: '3.10',
  output: z.nullable(repeatOrder),
  provides: ['payments'],
});

/**
 * Charges the stored card or returns `leave_for`, the provider's page. `again` permits an equal charge within minutes.
 * @spec 3.10 D2.15 D1.3
 */
export const startRepeatOrder = defineCall('POST', '/api/repeat-order.php', {
  summary: 'Make the last order again',
  section: '3.10',
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
  repeat: 'key',
  invalidates: ['payments', 'prices', 'quotes'],
});

/**
 * Deletes the card on this server and at the provider.
 * @spec D2.15
 */
export const deleteStoredCard = defineCall('DELETE', '/api/stored-card.php', {
  summary: 'Delete a stored card',
  section: 'D2.15',
  body: z.object({ card: id }),
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['payments'],
});
