import type { PayOptions } from './pay/options.ts';
import { createPay } from './pay/pay.ts';
import { type PaymentProvider, ProviderAway } from './provider.ts';
import type { Sandbox } from './sandbox/parts.ts';
import { createSandbox } from './sandbox/sandbox.ts';

/** Who takes the money: the bank that ships along, a service on the network, or nobody. */
export type PaymentsOptions = { by: 'sandbox' } | ({ by: 'pay' } & PayOptions) | { by: 'none' };

/** The provider that is configured. */
export function openPayments(
  options: PaymentsOptions,
  parts: Pick<Sandbox, 'config' | 'ownAddress' | 'db' | 'clock'>,
): PaymentProvider {
  if (options.by === 'pay') return createPay(options, parts);
  return options.by === 'sandbox' ? createSandbox(parts) : noPayments;
}

const away = (): Promise<never> => Promise.reject(new ProviderAway('away', 'no provider is configured'));

/** The provider of a site that sells nothing: it takes no method, begins no payment and knows of none. */
const noPayments: PaymentProvider = {
  name: 'sandbox',
  takes: () => false,
  banks: away,
  start: away,
  status: away,
  cancel: away,
  refund: away,
  cards: null,
  readWebhook: async () => null,
};
