import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

type AppleWindow = { ApplePaySession?: { canMakePayments(): boolean } };

/** Whether this browser can pay by Apple Pay: asking is refused outside of a secure page. */
export function canApplePay(): boolean {
  try {
    return (globalThis as AppleWindow).ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}

/** Whether a method can work in this browser: what needs a device only where that one says so. */
export const worksHere = (method: PaymentMethod, canDevice: boolean): boolean =>
  canDevice || !methodDetails[method].needsDevice;
