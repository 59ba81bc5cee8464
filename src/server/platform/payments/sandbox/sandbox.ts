import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { type BoundedAsk, boundedAnswer } from '../../bounded-fetch.ts';
import {
  type PaymentNews,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentStatus,
  ProviderAway,
} from '../provider.ts';
import { type Sandbox, shopKeyOf, signingKeyOf } from './parts.ts';
import { SANDBOX_CALLS } from './serve-calls.ts';
import { isSignedNews, SIGNATURE_HEADER } from './signature.ts';
import { type WireOrder, type WirePayment, wireBanks, wireNews, wirePayment, wireRefunded } from './wire.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 65_536, types: /^application\/json\b/ };
/** What it is given in addresses is never more than a name. */
const inPath = (name: string): string => encodeURIComponent(name);

/**
 * The bank that ships along, asked over HTTP as one elsewhere would be: it speaks for itself at `/sandbox/pay/{reference}`, and keeps
 * what it knows in tables of its own.
 */
export function createSandbox({
  config,
  ownAddress,
}: Pick<Sandbox, 'config' | 'ownAddress'>): PaymentProvider {
  const call = createCall(ownAddress, shopKeyOf(config.secret));
  const payment = async (path: string, body?: object) =>
    toStatus(await call(wirePayment, path, body && { method: 'POST', body: JSON.stringify(body) }));
  return {
    name: 'sandbox',
    takes: () => true,
    banks: method => call(wireBanks, `/banks?method=${method}`),
    async start(order) {
      const { reference } = await payment('/payments', toWireOrder(order));
      // On the site the buyer came from, so that it is found by whatever name he uses.
      return { reference, leaveFor: new URL(`/sandbox/pay/${reference}`, order.returnTo).href };
    },
    status: reference => payment(`/payments/${inPath(reference)}`),
    cancel: reference => payment(`/payments/${inPath(reference)}/cancel`, {}),
    refund: (reference, refund) =>
      call(wireRefunded, `/payments/${inPath(reference)}/refunds`, {
        method: 'POST',
        body: JSON.stringify(refund),
      }),
    cards: {
      charge: (order, token) => payment('/charges', { order: toWireOrder(order), token }),
      find: id => payment(`/charges/${inPath(id)}`),
      async forget(token) {
        await call(z.null(), `/cards/${inPath(token)}`, { method: 'DELETE' });
      },
    },
    readWebhook: async (headers, body, now) => readNews(signingKeyOf(config.secret), headers, body, now),
  };
}

function createCall(ownAddress: Sandbox['ownAddress'], key: string) {
  return async <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    ask: Pick<BoundedAsk, 'method' | 'body'> = {},
  ): Promise<z.output<Schema>> => {
    if (ownAddress.origin === null) throw new ProviderAway('away', 'the sandbox is not open yet');
    const headers = {
      authorization: `Bearer ${key}`,
      ...(ask.body && { 'content-type': 'application/json' }),
    };
    const address = new URL(SANDBOX_CALLS + path, ownAddress.origin);
    const { status, body } = await boundedAnswer(address, { ...LIMITS, ...ask, headers }).catch(error => {
      throw new ProviderAway('away', 'the sandbox does not answer', error);
    });
    if (status === 404) throw new ProviderAway('unknown', 'the sandbox does not know it');
    if (status >= 400 && status <= 499 && status !== 429)
      throw new ProviderAway('refused', `refused (${status})`);
    if (status > 299) throw new ProviderAway('away', `answered ${status}`);
    return read(schema, body);
  };
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: Buffer): z.output<Schema> {
  try {
    return z.parse(schema, body.length === 0 ? null : JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new ProviderAway('away', 'answered something else', error);
  }
}

function readNews(key: string, headers: IncomingHttpHeaders, body: Buffer, now: Date): PaymentNews | null {
  if (!isSignedNews(key, headers[SIGNATURE_HEADER], body, now)) return null;
  const { event, status } = wireNews.parse(JSON.parse(body.toString('utf8')));
  return { event, status: toStatus(status) };
}

const toStatus = ({ bank_country: bankCountry, card: keptCard, ...told }: WirePayment): PaymentStatus => ({
  ...told,
  bankCountry,
  keptCard,
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
  return_to: order.returnTo,
  tell_at: order.tellAt,
  keep_card: order.keepCard,
});
