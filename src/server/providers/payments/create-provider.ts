import * as z from 'zod/mini';
import { StartError } from '../../platform/start-error.ts';
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

const code = (name: string, prefix: string) =>
  z.optional(
    z.string().check(
      z.refine(value => value.startsWith(`${prefix}-`), {
        error: `${name} must be a code such as ${prefix}-1234-5678`,
      }),
    ),
  );
const origin = (name: string, defaultOrigin: string) =>
  z._default(z.url({ error: `${name} must be an address` }), defaultOrigin);

export const paymentsEnvironment = {
  PAYMENTS: z.optional(
    z.enum(['sandbox', 'pay', 'none'], { error: 'PAYMENTS must be sandbox, pay or none' }),
  ),
  PAY_TOKEN_CODE: code('PAY_TOKEN_CODE', 'AT'),
  PAY_API_TOKEN: z.optional(z.string()),
  PAY_SERVICE_ID: code('PAY_SERVICE_ID', 'SL'),
  PAY_SERVICE_SECRET: z.optional(z.string()),
  PAY_URL: origin('PAY_URL', 'https://connect.pay.nl'),
  PAY_REST_URL: origin('PAY_REST_URL', 'https://rest.pay.nl'),
  PAY_TEST: z._default(z.enum(['yes', 'no'], { error: 'PAY_TEST must be yes or no' }), 'no'),
};
const environment = z.object(paymentsEnvironment);

/**
 * Production uses the sandbox only if configured explicitly.
 * @throws StartError if credentials are missing
 */
export function readPaymentsOptions(value: z.output<typeof environment>, mode: string): PaymentsOptions {
  const { PAYMENTS, PAY_TOKEN_CODE: tokenCode, PAY_API_TOKEN: apiToken, PAY_SERVICE_ID: serviceId } = value;
  const defaultProvider = mode === 'production' ? 'none' : 'sandbox';
  const provider = PAYMENTS ?? (tokenCode ? 'pay' : defaultProvider);
  if (provider !== 'pay') return { provider };
  if (!tokenCode || !apiToken || !serviceId)
    throw new StartError(
      'Configuration: PAYMENTS=pay needs PAY_TOKEN_CODE, PAY_API_TOKEN and PAY_SERVICE_ID.',
    );
  return {
    provider,
    tokenCode,
    apiToken,
    serviceId,
    serviceSecret: value.PAY_SERVICE_SECRET ?? null,
    url: value.PAY_URL,
    restUrl: value.PAY_REST_URL,
    test: value.PAY_TEST === 'yes',
  };
}
