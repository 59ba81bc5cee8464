import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

type AppleWindow = { ApplePaySession?: { canMakePayments(): boolean } };

/**
 * Whether the browser offers Apple Pay. The browser's own check throws on a page without HTTPS.
 * @spec 3.10
 */
export function canApplePay(): boolean {
  try {
    return (globalThis as AppleWindow).ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}

export const worksHere = (method: PaymentMethod, canDevice: boolean): boolean =>
  canDevice || !methodDetails[method].needsDevice;
