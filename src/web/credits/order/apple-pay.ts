import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

type AppleWindow = { ApplePaySession?: { canMakePayments(): boolean } };

/**
 * The check throws outside of a secure page.
 * @spec 3.10
 */
export function canApplePay(): boolean {
  try {
    return (globalThis as AppleWindow).ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}

/** A method that needs a device works only if `canDevice`. */
export const worksHere = (method: PaymentMethod, canDevice: boolean): boolean =>
  canDevice || !methodDetails[method].needsDevice;
