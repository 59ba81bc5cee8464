import { type PaymentStatus, ProviderAway } from '../provider.ts';
import { stateOf } from './states.ts';
import type { PayOrder } from './wire.ts';

/** An order in our words. @throws ProviderAway for a status that nobody knows */
export function toStatus({ orderId, reference, status, amount, capturedAmount }: PayOrder): PaymentStatus {
  const told = stateOf(status.code);
  if (!told) throw new ProviderAway('away', `PAY. told of a status ${status.code}`);
  const isCaptured =
    capturedAmount && capturedAmount.value > 0 && capturedAmount.currency === amount.currency;
  return {
    reference: orderId,
    payment: uuidOf(reference ?? ''),
    ...told,
    amount: isCaptured ? capturedAmount.value : amount.value,
    currency: amount.currency,
    bankCountry: null,
    keptCard: null,
  };
}

/** A uuid that was sent without its dashes; null for anything else. */
function uuidOf(text: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text);
  return parts ? parts.slice(1).join('-') : null;
}
