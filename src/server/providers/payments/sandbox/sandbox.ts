import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { type BoundedFetchOptions, boundedFetchResponse } from '../../../platform/bounded-fetch.ts';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentStatus,
  type PaymentWebhookEvent,
} from '../provider.ts';
import { type SandboxDeps, sandboxApiKey, webhookSigningKey } from './sandbox-deps.ts';
import { SANDBOX_API_PATH } from './serve-calls.ts';
import {
  isSignedWebhook,
  SIGNATURE_HEADER,
  type WireOrder,
  type WirePayment,
  wireBanks,
  wirePayment,
  wireRefundResponse,
  wireWebhook,
} from './wire.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 65_536, types: /^application\/json\b/ };
const pathSegment = (name: string): string => encodeURIComponent(name);

/**
 * The server calls the sandbox over HTTP, as it would call an outside provider.
 * @spec 4.9
 */
export function createSandbox({
  config,
  serverAddress,
}: Pick<SandboxDeps, 'config' | 'serverAddress'>): PaymentProvider {
  const call = createCall(serverAddress, sandboxApiKey(config.secret));
  const payment = async (path: string, body?: object) =>
    toStatus(await call(wirePayment, path, body && { method: 'POST', body: JSON.stringify(body) }));
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
        body: JSON.stringify(refund),
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

function createCall(serverAddress: SandboxDeps['serverAddress'], key: string) {
  return async <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    request: Pick<BoundedFetchOptions, 'method' | 'body'> = {},
  ): Promise<z.output<Schema>> => {
    if (serverAddress.origin === null)
      throw new PaymentProviderError('unavailable', 'the sandbox is not open yet');
    const headers = {
      authorization: `Bearer ${key}`,
      ...(request.body && { 'content-type': 'application/json' }),
    };
    const address = new URL(SANDBOX_API_PATH + path, serverAddress.origin);
    const { status, body } = await boundedFetchResponse(address, { ...LIMITS, ...request, headers }).catch(
      error => {
        throw new PaymentProviderError('unavailable', 'the sandbox does not answer', error);
      },
    );
    if (status === 404) throw new PaymentProviderError('unknown', 'the sandbox does not know it');
    if (status >= 400 && status <= 499 && status !== 429)
      throw new PaymentProviderError('refused', `refused (${status})`);
    if (status > 299) throw new PaymentProviderError('unavailable', `answered ${status}`);
    return parseBody(schema, body);
  };
}

function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: Buffer): z.output<Schema> {
  try {
    return z.parse(schema, body.length === 0 ? null : JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new PaymentProviderError('unavailable', 'answered something else', error);
  }
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
