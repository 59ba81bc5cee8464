import * as z from 'zod/mini';

const orderId = z.string().check(z.regex(/^[0-9A-Za-z-]{4,64}$/));
const money = z.object({ value: z.int(), currency: z.string() });

/** An order in answers and exchanges, with the fields needed here. Money in minor units. */
export const payOrder = z.object({
  orderId,
  /** Our id of the payment, without dashes. */
  reference: z.optional(z.nullable(z.string())),
  status: z.object({ code: z.int() }),
  amount: money,
  capturedAmount: z.optional(z.nullable(money)),
  modifiedAt: z.optional(z.nullable(z.string())),
});
export type PayOrder = z.output<typeof payOrder>;

/** A started order with its payment page. */
export const startedOrder = z.extend(payOrder, { links: z.object({ redirect: z.url() }) });

/** An exchange: the order when its status changed. */
export const payExchange = z.object({ type: z.literal('order'), object: payOrder });

/** A legacy exchange, still used for refunds and chargebacks. */
export const legacyPayExchange = z.object({ action: z.string(), order_id: orderId });

export const payRefundResponse = z.object({ transactionId: z.optional(z.nullable(z.string())) });
/** The refunded amount of a transaction. */
export const payRefundStatus = z.object({ amountRefunded: z.optional(z.nullable(money)) });

/** The methods of a sales location, with the issuers of those that have some. */
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
