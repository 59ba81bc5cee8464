import { PaymentProviderError, type PaymentStatus } from '../provider.ts';
import { stateOfPayStatus } from './states.ts';
import type { PayOrder } from './wire.ts';

/**
 * @param refunded refunded total in minor units; 0 overrides PAY.'s status with `completed`
 * @throws PaymentProviderError for an unknown status
 */
export function toStatus(
  { orderId, reference, status, amount, capturedAmount }: PayOrder,
  refunded?: number,
): PaymentStatus {
  const mappedState = stateOfPayStatus(status.code);
  if (!mappedState)
    throw new PaymentProviderError('unavailable', `PAY. sent an unknown status ${status.code}`);
  const isCaptured =
    capturedAmount && capturedAmount.value > 0 && capturedAmount.currency === amount.currency;
  return {
    reference: orderId,
    payment: uuidOf(reference ?? ''),
    ...(refunded === 0 ? { state: 'completed', failure: null } : mappedState),
    amount: isCaptured ? capturedAmount.value : amount.value,
    currency: amount.currency,
    ...(refunded !== undefined && { refunded }),
    bankCountry: null,
    storedCard: null,
  };
}

/** Inserts the dashes into a uuid without dashes; returns null for any other text. */
function uuidOf(text: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text);
  return parts ? parts.slice(1).join('-') : null;
}
