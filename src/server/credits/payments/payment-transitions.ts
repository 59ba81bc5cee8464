import type { PaymentState } from '#contract/payments';

/** Where a payment may go from where it stands (section 4). The database's trigger `payment_guarded` allows the same. */
const transitions: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'completed', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  // The bank took the money after all.
  failed: ['completed'],
  cancelled: ['completed'],
  expired: ['completed'],
  completed: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
};

const refundedStates: readonly PaymentState[] = ['refunded', 'charged_back'];

/**
 * The states a payment goes through when it is told to be `told`, one after the other: none where that is old news or out of order.
 * What is told to have gone back before anybody told that it was paid was paid first.
 */
export function statesOnTheWay(from: PaymentState, reported: PaymentState): PaymentState[] {
  if (transitions[from].includes(reported)) return [reported];
  if (refundedStates.includes(reported) && transitions[from].includes('completed'))
    return ['completed', reported];
  return [];
}
