import { type RawBuilder, sql } from 'kysely';
import { OPEN_PAYMENTS } from '#contract/constants';
import { type PaymentMethod, paymentMethods } from '#contract/payment-methods';
import { timeToPay } from '../../platform/payments/time-to-pay.ts';
import type { PaymentRow } from './queries.ts';

const HOUR_MS = 3_600_000;

/**
 * For so long a payment that nobody made counts as one that may be made (section 4): a transfer for its days, another for a day, after
 * which its page was closed long ago, whatever its provider forgot to tell.
 */
const openHours = (method: PaymentMethod): number =>
  Math.max(OPEN_PAYMENTS.hours, timeToPay(method) / HOUR_MS);

/** Whether a payment is processed, or may still be made. */
export function isPaymentOpen({ state, method, created_at }: PaymentRow, now: Date): boolean {
  const age = now.getTime() - created_at.getTime();
  return state === 'pending' || (state === 'created' && age < openHours(method as PaymentMethod) * HOUR_MS);
}

/** The same of the rows of `payments`. */
export const isOpenPaymentSql = (now: Date): RawBuilder<boolean> => {
  const cases = paymentMethods.map(method => sql`when ${method} then ${openHours(method)}::integer`);
  return sql<boolean>`(payments.state = 'pending' or (payments.state = 'created' and payments.created_at >
    ${now}::timestamptz - make_interval(hours => case payments.method ${sql.join(cases, sql` `)} end)))`;
};
