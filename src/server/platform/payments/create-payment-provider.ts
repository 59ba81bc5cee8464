import type { PayOptions } from './pay/options.ts';
import { createPay } from './pay/pay.ts';
import { type PaymentProvider, PaymentProviderError } from './provider.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { SandboxDeps } from './sandbox/sandbox-deps.ts';

/** Who takes the money: the bank that ships along, a service on the network, or nobody. */
export type PaymentsOptions =
  | { provider: 'sandbox' }
  | ({ provider: 'pay' } & PayOptions)
  | { provider: 'none' };

/** The provider that is configured. */
export function createPaymentProvider(
  options: PaymentsOptions,
  deps: Pick<SandboxDeps, 'config' | 'ownAddress' | 'db' | 'clock'>,
): PaymentProvider {
  if (options.provider === 'pay') return createPay(options, deps);
  return options.provider === 'sandbox' ? createSandbox(deps) : noPayments;
}

const unavailable = (): Promise<never> =>
  Promise.reject(new PaymentProviderError('away', 'no provider is configured'));

/** The provider of a site that sells nothing: it takes no method, begins no payment and knows of none. */
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
