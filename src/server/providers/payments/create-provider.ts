import type { PayOptions } from './pay/options.ts';
import { createPay } from './pay/pay.ts';
import { type PaymentProvider, PaymentProviderError } from './provider.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { SandboxDeps } from './sandbox/sandbox-deps.ts';

export type PaymentsOptions =
  | { provider: 'sandbox' }
  | ({ provider: 'pay' } & PayOptions)
  | { provider: 'none' };

/** @spec 4.9 */
export function createPaymentProvider(
  options: PaymentsOptions,
  deps: Pick<SandboxDeps, 'config' | 'serverAddress' | 'db' | 'clock'>,
): PaymentProvider {
  if (options.provider === 'pay') return createPay(options, deps);
  return options.provider === 'sandbox' ? createSandbox(deps) : noPayments;
}

const unavailable = (): Promise<never> =>
  Promise.reject(new PaymentProviderError('unavailable', 'no provider is configured'));

const noPayments: PaymentProvider = {
  name: 'sandbox',
  supports: () => false,
  banks: unavailable,
  start: unavailable,
  status: unavailable,
  cancel: unavailable,
  refund: unavailable,
  cards: null,
  readWebhook: async () => null,
};
