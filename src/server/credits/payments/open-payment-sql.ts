import { type RawBuilder, sql } from 'kysely';
import { OPEN_PAYMENTS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { type PaymentMethod, paymentMethods } from '#contract/payment-methods';
import { timeToPay } from '../../providers/payments/time-to-pay.ts';
import type { PaymentRow } from './queries.ts';

const openHours = (method: PaymentMethod): number =>
  Math.max(OPEN_PAYMENTS.hours, timeToPay(method) / HOUR_MS);

/** @spec 4.9 */
export function isPaymentOpen({ state, method, created_at }: PaymentRow, now: Date): boolean {
  const age = now.getTime() - created_at.getTime();
  return state === 'pending' || (state === 'created' && age < openHours(method as PaymentMethod) * HOUR_MS);
}

export const isOpenPaymentSql = (now: Date): RawBuilder<boolean> => {
  const cases = paymentMethods.map(method => sql`when ${method} then ${openHours(method)}::integer`);
  return sql<boolean>`(payments.state = 'pending' or (payments.state = 'created' and payments.created_at >
    ${now}::timestamptz - make_interval(hours => case payments.method ${sql.join(cases, sql` `)} end)))`;
};
