import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';
import type { PaymentMethod } from '#contract/payment-methods';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { parseJson } from '../../../platform/parse-json.ts';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentStatus,
  type PaymentWebhookEvent,
} from '../provider.ts';
import { createProviderCall } from '../provider-call.ts';
import { timeToPay } from '../time-to-pay.ts';
import { createBanks, payMethodIds } from './banks.ts';
import type { PayOptions } from './options.ts';
import { refundedByPay, refundOnce } from './refunds.ts';
import { PARTLY_REFUNDED, toStatus } from './states.ts';
import { legacyPayExchange, type PayOrder, payExchange, payOrder, startedOrder } from './wire.ts';

/**
 * PAY.'s API: https://developer.pay.nl. This server never sees card data.
 * @spec 4.9 D2.15
 */
export function createPay(options: PayOptions, { db, clock }: { db: Db; clock: Clock }): PaymentProvider {
  const { tokenCode, apiToken, timeoutMs } = options;
  const credentials = Buffer.from(`${tokenCode}:${apiToken}`).toString('base64');
  const call = createProviderCall('PAY.', `Basic ${credentials}`, timeoutMs);
  const at = (path: string) => new URL(`/v1/orders${path}`, options.url);
  const banks = createBanks(options, call, clock);
  const status = async (reference: string) => {
    const order = await call(payOrder, at(`/${encodeURIComponent(reference)}/status`));
    const isPart = order.status.code === PARTLY_REFUNDED;
    return toStatus(order, isPart ? await refundedByPay({ options, call }, reference) : undefined);
  };
  return {
    name: 'pay',
    webhookAnswer: { result: true },
    supports: method => payMethodIds[method] !== undefined,
    banks,
    async start(order) {
      const expire = new Date(clock.now().getTime() + timeToPay(order.method)).toISOString();
      const body = { ...toPayOrder(options, order), paymentMethod: methodOf(order), expire };
      const { orderId, links } = await call(startedOrder, at(''), { method: 'POST', body });
      return { reference: orderId, redirectUrl: links.redirect };
    },
    status,
    async cancel(reference) {
      // Ignores a refusal, because PAY. aborts only unfinished orders.
      await call(z.unknown(), at(`/${encodeURIComponent(reference)}/abort`), { method: 'PATCH' }).catch(
        ifNotRefused,
      );
      return status(reference);
    },
    refund: (reference, refund) => refundOnce({ options, call, db, clock }, reference, refund),
    cards: null,
    readWebhook: (headers, body, now) => readExchange({ options, status }, headers, body, now),
  };
}

function ifNotRefused(error: unknown): void {
  if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
}

const toPayOrder = (
  { serviceId, test }: PayOptions,
  { payment, amount, currency, statement, returnUrl, webhookUrl, language }: PaymentOrder,
) => ({
  serviceId,
  amount: { value: amount, currency },
  description: statement,
  // PAY. accepts letters and digits only.
  reference: payment.replaceAll('-', ''),
  returnUrl,
  exchangeUrl: webhookUrl,
  integration: { test },
  customer: { language: language.toUpperCase() },
});

/** @throws PaymentProviderError (`refused`) for a method that PAY. does not have */
function methodOf({ method, bank }: { method: PaymentMethod; bank: string | null }) {
  const id = payMethodIds[method];
  if (id === undefined) throw new PaymentProviderError('refused', `PAY. has no ${method}`);
  return { id, ...(bank !== null && { input: { issuerId: bank } }) };
}

type ExchangeDeps = { options: PayOptions; status: (reference: string) => Promise<PaymentStatus> };

/**
 * Reads PAY.'s webhook. An old webhook could be a replay, so the payment's status is requested.
 * @spec 4.9
 */
async function readExchange(
  { options, status }: ExchangeDeps,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): Promise<PaymentWebhookEvent | null> {
  if (!isSignedExchange(options, headers, body)) return null;
  const json = parseJson(body.toString());
  // An exchange contains no id, so the hash of its bytes identifies the exchange.
  const event = hash('sha256', body);
  const { data: exchange } = payExchange.safeParse(json);
  if (exchange && isConclusive(exchange.object, now)) return { event, status: toStatus(exchange.object) };
  const reference = exchange?.object.orderId ?? legacyPayExchange.safeParse(json).data?.order_id;
  return reference === undefined ? null : { event: `${event}-asked`, status: await status(reference) };
}

const isConclusive = ({ modifiedAt, status }: PayOrder, now: Date): boolean =>
  status.code !== PARTLY_REFUNDED &&
  Math.abs(now.getTime() - Date.parse(modifiedAt ?? '')) <= WEBHOOK_MAX_AGE_SECONDS * 1_000;

const ALGORITHMS: readonly string[] = ['sha256', 'sha384', 'sha512'];

/** Checks the HMAC that https://developer.pay.nl/docs/signing-1 describes. */
function isSignedExchange(options: PayOptions, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const signatureHeader = (name: string) => String(headers[`signature${name}`] ?? '');
  const secret = secretOf(options, signatureHeader('-keyid'));
  const algorithm = signatureHeader('-algorithm').toLowerCase();
  if (signatureHeader('-method').toUpperCase() !== 'HMAC' || !secret || !ALGORITHMS.includes(algorithm))
    return false;
  const expected = createHmac(algorithm, secret).update(body).digest();
  const received = Buffer.from(signatureHeader(''), 'hex');
  return received.length === expected.length && timingSafeEqual(expected, received);
}

function secretOf({ tokenCode, apiToken, serviceId, serviceSecret }: PayOptions, key: string): string | null {
  if (key === tokenCode) return apiToken;
  return key === serviceId ? serviceSecret : null;
}
