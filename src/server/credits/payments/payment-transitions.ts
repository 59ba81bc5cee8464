import type { PaymentState } from '#contract/payments';

/**
 * The database trigger `payment_guarded` enforces the same transitions, so change both together.
 * @spec 4.9
 */
const transitions: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'completed', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  // These payments complete if the bank took the money after all.
  failed: ['completed'],
  cancelled: ['completed'],
  expired: ['completed'],
  completed: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
};

const refundedStates: readonly PaymentState[] = ['refunded', 'charged_back'];

/**
 * Returns an empty list if `reported` brings nothing new. An uncompleted payment passes through `completed` before
 * a refund.
 * @spec 4.9
 */
export function statesOnTheWay(from: PaymentState, reported: PaymentState): PaymentState[] {
  if (transitions[from].includes(reported)) return [reported];
  if (refundedStates.includes(reported) && transitions[from].includes('completed'))
    return ['completed', reported];
  return [];
}
