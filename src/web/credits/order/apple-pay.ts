import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

type AppleWindow = { ApplePaySession?: { canMakePayments(): boolean } };

/**
 * Whether this browser supports Apple Pay; the check throws outside of a secure page.
 * @spec 3.10
 */
export function canApplePay(): boolean {
  try {
    return (globalThis as AppleWindow).ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}

/** Whether a method works in this browser: one that needs a device only if `canDevice`. */
export const worksHere = (method: PaymentMethod, canDevice: boolean): boolean =>
  canDevice || !methodDetails[method].needsDevice;
