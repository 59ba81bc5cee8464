import { PaymentProviderError, type PaymentStatus } from '../provider.ts';
import { stateOfPayStatus } from './states.ts';
import type { PayOrder } from './wire.ts';

/**
 * An order in our words.
 * @param refunded how much went back in all, where that was asked; as long as nothing is seen of it, what was bought stands
 * @throws ProviderAway for a status that nobody knows
 */
export function toStatus(
  { orderId, reference, status, amount, capturedAmount }: PayOrder,
  refunded?: number,
): PaymentStatus {
  const mappedState = stateOfPayStatus(status.code);
  if (!mappedState) throw new PaymentProviderError('away', `PAY. told of a status ${status.code}`);
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

/** A uuid that was sent without its dashes; null for anything else. */
function uuidOf(text: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text);
  return parts ? parts.slice(1).join('-') : null;
}
