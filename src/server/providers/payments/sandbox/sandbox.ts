import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { isSignedWebhook } from '../../../platform/signed-webhooks.ts';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentStatus,
  type PaymentWebhookEvent,
} from '../provider.ts';
import { createProviderCall, type ProviderCall } from '../provider-call.ts';
import { type SandboxDeps, sandboxApiKey, webhookSigningKey } from './sandbox-deps.ts';
import { SANDBOX_API_PATH } from './serve-calls.ts';
import {
  SIGNATURE_HEADER,
  type WireOrder,
  type WirePayment,
  wireBanks,
  wirePayment,
  wireRefundResponse,
  wireWebhook,
} from './wire.ts';

const pathSegment = (name: string): string => encodeURIComponent(name);

/**
 * The server calls the sandbox over HTTP, as it would call an outside provider.
 * @spec 4.9
 */
export function createSandbox({
  config,
  serverAddress,
}: Pick<SandboxDeps, 'config' | 'serverAddress'>): PaymentProvider {
  const send = createProviderCall('the sandbox', `Bearer ${sandboxApiKey(config.secret)}`);
  const call = async <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    request?: Parameters<ProviderCall>[2],
  ) => send(schema, addressOf(serverAddress, path), request);
  const payment = async (path: string, body?: object) =>
    toStatus(await call(wirePayment, path, body && { method: 'POST', body }));
  return {
    name: 'sandbox',
    supports: () => true,
    banks: method => call(wireBanks, `/banks?method=${method}`),
    async start(order) {
      const { reference } = await payment('/payments', toWireOrder(order));
      // The payment page has the host of the site where the buyer ordered.
      return { reference, redirectUrl: new URL(`/sandbox/pay/${reference}`, order.returnUrl).href };
    },
    status: reference => payment(`/payments/${pathSegment(reference)}`),
    cancel: reference => payment(`/payments/${pathSegment(reference)}/cancel`, {}),
    refund: (reference, refund) =>
      call(wireRefundResponse, `/payments/${pathSegment(reference)}/refunds`, {
        method: 'POST',
        body: refund,
      }),
    cards: {
      charge: (order, token) => payment('/charges', { order: toWireOrder(order), token }),
      find: id => payment(`/charges/${pathSegment(id)}`),
      async delete(token) {
        await call(z.null(), `/cards/${pathSegment(token)}`, { method: 'DELETE' });
      },
    },
    readWebhook: async (headers, body, now) =>
      readSandboxWebhook(webhookSigningKey(config.secret), headers, body, now),
  };
}

function addressOf({ origin }: SandboxDeps['serverAddress'], path: string): URL {
  if (origin === null) throw new PaymentProviderError('unavailable', 'the sandbox is not open yet');
  return new URL(SANDBOX_API_PATH + path, origin);
}

function readSandboxWebhook(
  key: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): PaymentWebhookEvent | null {
  if (!isSignedWebhook(key, headers[SIGNATURE_HEADER], body, now)) return null;
  const { event, status } = wireWebhook.parse(JSON.parse(body.toString('utf8')));
  return { event, status: toStatus(status) };
}

const toStatus = ({
  bank_country: bankCountry,
  card: storedCard,
  ...status
}: WirePayment): PaymentStatus => ({
  ...status,
  bankCountry,
  storedCard,
});

const toWireOrder = (order: PaymentOrder): WireOrder => ({
  payment: order.payment,
  amount: order.amount,
  currency: order.currency,
  method: order.method,
  bank: order.bank,
  country: order.country,
  language: order.language,
  statement: order.statement,
  return_to: order.returnUrl,
  tell_at: order.webhookUrl,
  keep_card: order.storeCard,
});
