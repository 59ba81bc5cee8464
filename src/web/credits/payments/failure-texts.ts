import type { Payment } from '#contract/payments';

type FailedPayment = Pick<Payment, 'state' | 'failure' | 'is_repeat'>;
type FailureTextKey =
  | `payment_failure.${NonNullable<Payment['failure']>}`
  | `payment_result.${'not_charged' | 'cancelled_text' | 'expired_text' | 'card_text' | 'failed_text'}`;

/**
 * With `amount_differs`, the provider may have charged a wrong amount.
 * @spec 4.9 8.3
 */
export function failureTexts({ state, failure, is_repeat }: FailedPayment): FailureTextKey[] {
  if (failure === 'amount_differs') return ['payment_failure.amount_differs'];
  if (failure !== null) return [`payment_failure.${failure}`, 'payment_result.not_charged'];
  if (state === 'cancelled') return ['payment_result.cancelled_text'];
  if (state === 'expired') return ['payment_result.expired_text'];
  return [is_repeat ? 'payment_result.card_text' : 'payment_result.failed_text'];
}
