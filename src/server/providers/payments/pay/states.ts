import type { PaymentState } from '#contract/payments';
import { PaymentProviderError, type PaymentStatus } from '../provider.ts';
import type { PayOrder } from './wire.ts';

type MappedState = { state: PaymentState; failure: PaymentStatus['failure'] };
const mapped = (state: PaymentState, failure: PaymentStatus['failure'] = null): MappedState => ({
  state,
  failure,
});

const allMapped = (codes: number[], state: PaymentState): Record<number, MappedState> =>
  Object.fromEntries(codes.map(code => [code, mapped(state)]));

/**
 * For a partial refund, PAY.'s order does not contain the refunded amount.
 * @spec 4.9
 */
export const PARTLY_REFUNDED = -82;

/** PAY.'s status codes: https://developer.pay.nl/docs/transaction-statuses */
const statesByCode: Readonly<Record<number, MappedState>> = {
  // The buyer still has to act.
  ...allMapped([20, 25, 50], 'created'),
  // A bank, a check or a capture is pending.
  ...allMapped([75, 76, 80, 85, 90, 95, 97, 98], 'pending'),
  100: mapped('completed'),
  [-51]: mapped('failed', 'amount_differs'),
  [-60]: mapped('failed'),
  [-61]: mapped('cancelled'),
  [-63]: mapped('failed', 'declined'),
  [-64]: mapped('failed', 'declined'),
  [-70]: mapped('charged_back'),
  [-71]: mapped('charged_back'),
  [-72]: mapped('refunded'),
  [-80]: mapped('expired'),
  [-81]: mapped('refunded'),
  [PARTLY_REFUNDED]: mapped('refunded'),
  [-90]: mapped('cancelled'),
};

/** An unlisted negative code counts as `cancelled`, because the payment ended unpaid. */
const stateOfPayStatus = (code: number): MappedState | undefined =>
  statesByCode[code] ?? (code < 0 ? mapped('cancelled') : undefined);

/**
 * @param refunded refunded total in minor units; 0 overrides PAY.'s status with `completed`
 * @throws PaymentProviderError for an unknown status
 */
export function toStatus(
  { orderId, reference, status, amount, capturedAmount, payments }: PayOrder,
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
    payer: payerOf(payments),
  };
}

const PAID = 100;

/** Attempts that failed were perhaps made with somebody else's card. */
const payerOf = (payments: PayOrder['payments']): string | null =>
  payments?.findLast(
    ({ status, capturedAmount }) => status?.code === PAID || (capturedAmount?.value ?? 0) > 0,
  )?.customerKey || null;

/** Inserts the dashes into a uuid without dashes; returns null for any other text. */
function uuidOf(text: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text);
  return parts ? parts.slice(1).join('-') : null;
}
