import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

type AppleWindow = { ApplePaySession?: { canMakePayments(): boolean } };

/**
 * The browser's check throws on a page without HTTPS.
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
