import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getBundles } from '#contract/credits';
import { getPayment, getPaymentMethods, startPayment } from '#contract/payments';
import { pollProviders } from '../../../credits/payments/poll-providers.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { type FakeOrder, openPayServer } from './testing/pay-server.ts';

const pay = await openPayServer();
afterAll(() => pay.close());
const server = await startTestServer({
  PUBLIC_URL: 'https://localhost',
  PAY_TOKEN_CODE: 'AT-1234-5678',
  PAY_API_TOKEN: 'a-token',
  PAY_SERVICE_ID: 'SL-1234-5678',
  PAY_URL: pay.origin,
  PAY_REST_URL: pay.origin,
});

async function buyer() {
  const signedUpAt = new Date(server.clock.now().getTime() - 30 * 3_600_000);
  const browser = server.as(await server.signUpMember({ credits: 0, signedUpAt }));
  const [ten] = (await browser.call(getBundles)).bundles;
  if (!ten) throw new Error('nothing is sold');
  const body = { bundle: ten.id, method: 'ideal', amount: ten.price } as const;
  const { payment, leave_for } = await browser.call(startPayment, { body });
  const order = pay.orders.get(leave_for.split('/').at(-1) ?? '');
  if (!order) throw new Error('no such order');
  const now = async () => ({
    state: (await browser.call(getPayment, { query: { id: payment.payment_id } })).state,
    credits: (await browser.call(getUser)).user?.credits,
  });
  return { browser, order, now };
}

/** PAY. adds `type`, `id` and `event` to the address; the server ignores them. */
function exchange(order: FakeOrder, secret = 'a-token') {
  const body = JSON.stringify({ event: 'status_changed', type: 'order', version: 1, object: order });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return server.visitor({ headers: { origin: undefined, 'sec-fetch-site': undefined } }).request({
    method: 'POST',
    url: `/api/payment-webhook.php?provider=pay&type=order&id=${order.orderId}&event=status_changed`,
    body,
    headers: {
      'content-type': 'application/json',
      'signature-method': 'HMAC',
      'signature-keyid': 'AT-1234-5678',
      'signature-algorithm': 'sha256',
      signature,
    },
  });
}

test('a purchase through PAY. is credited once by its exchange, which is acknowledged (spec 4.9)', async () => {
  const { order, now } = await buyer();
  order.status = { code: 100, action: 'PAID' };
  expect((await exchange(order, 'another token')).error?.code).toBe('signature_invalid');
  expect(await now()).toEqual({ state: 'created', credits: 0 });
  for (const { status, body } of await Promise.all([exchange(order), exchange(order)]))
    expect([status, body]).toEqual([200, { result: true }]);
  expect(await now()).toEqual({ state: 'completed', credits: 10 });
});

test('without an exchange PAY. is asked, and a payment of another amount is not accepted', async () => {
  const [paid, short] = [await buyer(), await buyer()];
  paid.order.status = { code: 100, action: 'PAID' };
  short.order.status = { code: 100, action: 'PAID' };
  short.order.capturedAmount = { value: 1, currency: 'EUR' };
  server.clock.advance(60_000);
  await pollProviders(server.app);
  expect(await paid.now()).toEqual({ state: 'completed', credits: 10 });
  expect(await short.now()).toEqual({ state: 'failed', credits: 0 });
});

test('while PAY. is unavailable no payment is started, and the methods are shown nevertheless', async () => {
  const { browser } = await buyer();
  pay.misbehavior = (_, response) => void response.writeHead(503).end();
  const [ten] = (await browser.call(getBundles)).bundles;
  const body = { bundle: ten?.id ?? '', method: 'ideal', amount: ten?.price ?? 0 } as const;
  expect((await browser.send(startPayment, { body })).error?.code).toBe('payment_provider_away');
  const { methods } = await browser.call(getPaymentMethods, { query: { country: 'PL' } });
  expect(methods.find(({ name }) => name === 'prezelewy24')).toMatchObject({ banks: [] });
  expect(methods.filter(({ can_be_kept }) => can_be_kept)).toEqual([]);
  pay.misbehavior = null;
});

test('an old exchange is retried by PAY. until PAY. can be asked for the current state', async () => {
  const { order, now } = await buyer();
  order.status = { code: 100, action: 'PAID' };
  server.clock.advance(301_000);
  pay.misbehavior = (_, response) => void response.writeHead(503).end();
  expect((await exchange(order)).error?.code).toBe('payment_provider_away');
  expect(await now()).toEqual({ state: 'created', credits: 0 });
  pay.misbehavior = null;
  expect((await exchange(order)).status).toBe(200);
  expect(await now()).toEqual({ state: 'completed', credits: 10 });
});
