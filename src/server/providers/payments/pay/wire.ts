import * as z from 'zod/mini';

const orderId = z.string().check(z.regex(/^[0-9A-Za-z-]{4,64}$/));
const money = z.object({ value: z.int(), currency: z.string() });

/** An order has several payments if the buyer tried more than once, such as with another card. */
const payPayment = z.object({
  /** The same for each payment from the same card or account. */
  customerKey: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  status: z.optional(z.nullable(z.object({ code: z.int() }))),
  capturedAmount: z.optional(z.nullable(money)),
});

/** Money in minor units. */
export const payOrder = z.object({
  orderId,
  /** Our id of the payment, without dashes. */
  reference: z.optional(z.nullable(z.string())),
  status: z.object({ code: z.int() }),
  amount: money,
  capturedAmount: z.optional(z.nullable(money)),
  modifiedAt: z.optional(z.nullable(z.string())),
  // An order counts also if its payments cannot be read, because money depends on it.
  payments: z.catch(z.optional(z.nullable(z.array(payPayment))), null),
});
export type PayOrder = z.output<typeof payOrder>;

export const startedOrder = z.extend(payOrder, { links: z.object({ redirect: z.url() }) });

/** An exchange (PAY.'s webhook) about an order whose status has changed. */
export const payExchange = z.object({ type: z.literal('order'), object: payOrder });

/** An older format of exchanges, which PAY. still sends for refunds and chargebacks. */
export const legacyPayExchange = z.object({ action: z.string(), order_id: orderId });

export const payRefundResponse = z.object({ transactionId: z.optional(z.nullable(z.string())) });
export const payRefundStatus = z.object({ amountRefunded: z.optional(z.nullable(money)) });

export const payConfig = z.object({
  checkoutOptions: z.array(
    z.object({
      paymentMethods: z.array(
        z.object({
          id: z.int(),
          options: z.optional(
            z.nullable(z.array(z.object({ id: z.union([z.string(), z.int()]), name: z.string() }))),
          ),
        }),
      ),
    }),
  ),
});
