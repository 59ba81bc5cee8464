import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import getPort from 'get-port';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock.ts';
import { testDatabase } from '../../../platform/testing/database.ts';
import { type PaymentOrder, PaymentProviderError } from '../provider.ts';
import { createPay } from './pay.ts';
import { type FakeOrder, openPayServer, sendJson } from './testing/pay-server.ts';

const db = await testDatabase();
const server = await openPayServer();
afterAll(() => server.close());
const start = new Date('2026-03-14T12:00:00Z');
const clock = fixedClock(start);
const options = {
  tokenCode: 'AT-1234-5678',
  apiToken: 'an-api-token-that-nobody-knows',
  serviceId: 'SL-1234-5678',
  serviceSecret: 'a-service-secret',
  url: server.origin,
  restUrl: server.origin,
  test: true,
  timeoutMs: 60_000,
};
const pay = createPay(options, { db, clock });
beforeEach(() => {
  server.requests.length = 0;
  server.misbehavior = null;
  server.losesResponses = false;
  clock.set(start);
});

const orderOf = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  payment: randomUUID(),
  amount: 2_299,
  currency: 'EUR',
  method: 'ideal',
  bank: null,
  country: 'NL',
  language: 'nl',
  statement: 'LVD DIGITAL',
  returnUrl: 'https://lavender.example/transactions/1?paid=1',
  webhookUrl: 'https://lavender.example/api/payment-webhook.php?provider=pay',
  storeCard: true,
  ...change,
});
const startOrder = async (change: Partial<PaymentOrder> = {}) => {
  const order = orderOf(change);
  const { reference } = await pay.start(order);
  const at = server.orders.get(reference);
  if (!at) throw new Error('no such order');
  return { order, reference, at };
};
const become = (order: FakeOrder, code: number, captured = 0) => {
  order.status = { code, action: 'SAID' };
  order.capturedAmount = { ...order.amount, value: captured };
};

describe('requests to PAY.', () => {
  test('an order in minor units, by method, with webhook and return URL, and no data of the buyer', async () => {
    const order = orderOf();
    const { reference, redirectUrl } = await pay.start(order);
    expect(redirectUrl).toBe(`https://checkout.pay.example/to/${reference}`);
    const [asked] = server.requests;
    expect(asked).toMatchObject({ method: 'POST', url: { pathname: '/v1/orders' } });
    expect(asked?.authorization).toBe(
      `Basic ${Buffer.from(`${options.tokenCode}:${options.apiToken}`).toString('base64')}`,
    );
    expect(asked?.body).toEqual({
      serviceId: 'SL-1234-5678',
      amount: { value: 2_299, currency: 'EUR' },
      description: 'LVD DIGITAL',
      reference: order.payment.replaceAll('-', ''),
      returnUrl: order.returnUrl,
      exchangeUrl: order.webhookUrl,
      integration: { test: true },
      customer: { language: 'NL' },
      paymentMethod: { id: 10 },
      expire: '2026-03-14T13:00:00.000Z',
    });
  });

  test.each([
    ['creditcard', 706],
    ['mastercard', 3138],
    ['visa', 3141],
    ['paypal', 138],
    ['bancontact', 436],
    ['eps', 2062],
    ['blik', 2856],
    ['applepay', 2277],
    ['paysafecard', 553],
    ['cartebancaire', 710],
    ['nexi', 1945],
    ['sct', 136],
  ] as const)('%s as %i', async (method, id) => {
    await pay.start(orderOf({ method }));
    expect(server.requests[0]?.body).toMatchObject({ paymentMethod: { id } });
  });

  test('the chosen bank, out of the banks of the sales location, which are looked up once in ten minutes', async () => {
    expect(await pay.banks('prezelewy24')).toEqual([{ id: '20', name: 'Bank Wisła' }]);
    expect(await pay.banks('eps')).toEqual([]);
    expect(await pay.banks('ideal')).toEqual([]);
    expect(server.requests).toHaveLength(1);
    await pay.start(orderOf({ method: 'prezelewy24', bank: '20' }));
    expect(server.requests[1]?.body).toMatchObject({
      paymentMethod: { id: 2151, input: { issuerId: '20' } },
    });
  });

  test('no method that PAY. lacks, and no stored card', async () => {
    await expect(pay.start(orderOf({ method: 'sofort' }))).rejects.toMatchObject({ reason: 'refused' });
    expect(pay.cards).toBeNull();
    expect(server.requests).toEqual([]);
  });
});

describe('the state of an order at PAY.', () => {
  test.each([
    [20, 'created', null],
    [50, 'created', null],
    [85, 'pending', null],
    [90, 'pending', null],
    [95, 'pending', null],
    [98, 'pending', null],
    [100, 'completed', null],
    [-51, 'failed', 'amount_differs'],
    [-60, 'failed', null],
    [-63, 'failed', 'declined'],
    [-64, 'failed', 'declined'],
    [-71, 'charged_back', null],
    [-80, 'expired', null],
    [-81, 'refunded', null],
    [-90, 'cancelled', null],
    [-99, 'cancelled', null],
  ] as const)('%i is %s', async (code, state, failure) => {
    const { order, reference, at } = await startOrder();
    become(at, code);
    expect(await pay.status(reference)).toEqual({
      ...{ reference, payment: order.payment, state, failure, amount: 2_299, currency: 'EUR' },
      ...{ bankCountry: null, storedCard: null, payer: null },
    });
  });

  test('names the card or account that paid, not one that was tried before (spec 4.9, D5.13)', async () => {
    const { reference, at } = await startOrder();
    become(at, 100, 2_299);
    const tried = { customerKey: 'f00d', status: { code: -63, action: 'DENIED' }, capturedAmount: null };
    const paid = { id: randomUUID(), customerKey: 'fbfb1bbb1531f7ef', status: { code: 100, action: 'PAID' } };
    at.payments = [tried, paid, { ...tried, customerKey: 'beef' }];
    expect((await pay.status(reference)).payer).toBe('fbfb1bbb1531f7ef');
    at.payments = [{ customerKey: 'fbfb', capturedAmount: { value: 2_299, currency: 'EUR' } }];
    expect((await pay.status(reference)).payer).toBe('fbfb');
    for (const payments of [
      null,
      [],
      [tried],
      [{ ...paid, customerKey: null }],
      'none',
      [{ customerKey: 7 }],
    ]) {
      at.payments = payments;
      expect(await pay.status(reference), JSON.stringify(payments)).toMatchObject({
        ...{ state: 'completed', amount: 2_299, payer: null },
      });
    }
  });

  test('the captured amount is the paid amount', async () => {
    const { reference, at } = await startOrder();
    become(at, 100, 1_000);
    expect((await pay.status(reference)).amount).toBe(1_000);
  });

  test('after a partial refund PAY. is asked for its amount; until it is visible there the purchase stands', async () => {
    const { reference, at } = await startOrder();
    become(at, 100, 2_299);
    await pay.refund(reference, { refund: randomUUID(), amount: 300, currency: 'EUR' });
    become(at, -82, 2_299);
    expect(await pay.status(reference)).toMatchObject({ state: 'refunded', amount: 2_299, refunded: 300 });
    const unseen = await startOrder();
    become(unseen.at, -82, 2_299);
    expect(await pay.status(unseen.reference)).toMatchObject({ state: 'completed', amount: 2_299 });
  });

  test('an unknown status is an error, and an unknown order is reported as such', async () => {
    const { reference, at } = await startOrder();
    become(at, 42);
    await expect(pay.status(reference)).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(pay.status('404X')).rejects.toMatchObject({ reason: 'unknown' });
    await expect(pay.status('../../v2/services/config')).rejects.toMatchObject({ reason: 'unknown' });
  });

  test('a payment is cancelled, unless it was paid meanwhile', async () => {
    const open = await startOrder();
    expect((await pay.cancel(open.reference)).state).toBe('cancelled');
    const paid = await startOrder();
    become(paid.at, 100);
    expect((await pay.cancel(paid.reference)).state).toBe('completed');
  });
});

describe('a refund through PAY.', () => {
  const refundOf = (amount: number) => ({ refund: randomUUID(), amount, currency: 'EUR' }) as const;
  const paid = async () => {
    const { reference, at } = await startOrder();
    become(at, 100);
    return reference;
  };
  const refundsOfOrder = (orderId: string) =>
    server.refunds.filter(entry => entry.orderId === orderId).map(({ value }) => value);

  test('is sent once for one id of ours', async () => {
    const reference = await paid();
    const refund = refundOf(1_000);
    const { reference: first } = await pay.refund(reference, refund);
    expect((await pay.refund(reference, refund)).reference).toBe(first);
    await pay.refund(reference, refundOf(1_299));
    expect(refundsOfOrder(reference)).toEqual([1_000, 1_299]);
    await expect(pay.refund(reference, { ...refund, amount: 5 })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  test('is sent once although the answer was lost', async () => {
    const reference = await paid();
    const refund = refundOf(1_000);
    server.losesResponses = true;
    await expect(pay.refund(reference, refund)).rejects.toMatchObject({ reason: 'unavailable' });
    server.losesResponses = false;
    await pay.refund(reference, refund);
    expect(refundsOfOrder(reference)).toEqual([1_000]);
  });

  test('is retried only when it is certain that PAY. did not accept it', async () => {
    const reference = await paid();
    const refund = refundOf(1_000);
    server.misbehavior = (_, response) => void response.writeHead(500).end();
    await expect(pay.refund(reference, refund)).rejects.toMatchObject({ reason: 'unavailable' });
    server.misbehavior = null;
    await expect(pay.refund(reference, refund)).rejects.toMatchObject({ reason: 'unavailable' });
    clock.advance(48 * 3_600_000);
    await pay.refund(reference, refund);
    expect(refundsOfOrder(reference)).toEqual([1_000]);
  });

  test('that was refused, or never reached PAY., may be retried at once', async () => {
    const reference = await paid();
    await expect(pay.refund(reference, refundOf(9_999))).rejects.toMatchObject({ reason: 'refused' });
    const nobody = createPay(
      { ...options, restUrl: `http://127.0.0.1:${await getPort({ port: 4_700 })}` },
      { db, clock },
    );
    const refund = refundOf(1_000);
    await expect(nobody.refund(reference, refund)).rejects.toMatchObject({ reason: 'unavailable' });
    await pay.refund(reference, refund);
    expect(refundsOfOrder(reference)).toEqual([1_000]);
  });
});

describe('an exchange (the webhook of PAY.)', () => {
  const bodyOf = (at: FakeOrder) =>
    Buffer.from(JSON.stringify({ event: 'status_changed', type: 'order', version: 1, object: at }));
  const signed = (body: Buffer, change: Record<string, string> = {}, secret = options.apiToken) => ({
    'signature-method': 'HMAC',
    'signature-keyid': options.tokenCode,
    'signature-algorithm': 'sha256',
    signature: createHmac(change['signature-algorithm'] ?? 'sha256', secret)
      .update(body)
      .digest('hex'),
    ...change,
  });
  const exchangeOf = async (code = 100) => {
    const { reference, at } = await startOrder();
    become(at, code);
    return { reference, at, body: bodyOf(at) };
  };
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

  test('is accepted when signed by the merchant or the sales location, and has the same id when it is repeated', async () => {
    const { reference, body } = await exchangeOf();
    const news = await pay.readWebhook(signed(body), body, later(300));
    expect(news?.status).toMatchObject({ reference, state: 'completed', amount: 2_299 });
    const bySite = signed(body, { 'signature-keyid': options.serviceId }, options.serviceSecret);
    expect((await pay.readWebhook(bySite, body, start))?.event).toBe(news?.event);
    const by512 = signed(body, { 'signature-algorithm': 'sha512' });
    expect(await pay.readWebhook(by512, body, start)).not.toBeNull();
    expect(pay.webhookAnswer).toEqual({ result: true });
  });

  test('is ignored without a signature, with another key or with another method', async () => {
    const { body } = await exchangeOf();
    const wrong = [
      {},
      signed(body, { signature: '' }),
      signed(body, { 'signature-method': 'NONE' }),
      signed(body, { 'signature-algorithm': 'md5' }),
      signed(body, { 'signature-keyid': 'AT-9999-9999' }),
      signed(body, {}, 'another token'),
      signed(body, { 'signature-keyid': options.serviceId }),
    ];
    for (const headers of wrong) expect(await pay.readWebhook(headers, body, start)).toBeNull();
    const unsecret = createPay({ ...options, serviceSecret: null }, { db, clock });
    const bySite = signed(body, { 'signature-keyid': options.serviceId }, 'null');
    expect(await unsecret.readWebhook(bySite, body, start)).toBeNull();
  });

  test('is ignored with any bit flipped', async () => {
    const { body } = await exchangeOf();
    const headers = signed(body);
    for (let bit = 0; bit < body.length * 8; bit++) {
      const turned = Buffer.from(body);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await pay.readWebhook(headers, turned, start)).toBeNull();
    }
  });

  test('is ignored where it names no order', async () => {
    for (const text of ['', 'action=new_ppt&order_id=1', '{"type":"refund","object":{}}', '[]']) {
      const body = Buffer.from(text);
      expect(await pay.readWebhook(signed(body), body, start)).toBeNull();
    }
  });

  test('of the legacy kind, as for refunds, only names the order to request', async () => {
    const { reference } = await exchangeOf(-71);
    const body = Buffer.from(
      JSON.stringify({ action: 'chargeback:chargeback', order_id: reference, amount: '0.01' }),
    );
    expect((await pay.readWebhook(signed(body), body, start))?.status).toMatchObject({
      state: 'charged_back',
      amount: 2_299,
    });
    expect(await pay.readWebhook({}, body, start)).toBeNull();
  });

  test('with arbitrary signed content is ignored, or PAY. is asked: it never fails in another way', async () => {
    const order = fc.record(
      { orderId: fc.string(), status: fc.record({ code: fc.integer() }), amount: fc.anything() },
      { requiredKeys: [] },
    );
    const exchange = fc.record({ type: fc.constantFrom('order', 'refund'), object: order });
    await fc.assert(
      fc.asyncProperty(fc.oneof(exchange, fc.json(), fc.string()), async said => {
        const body = Buffer.from(typeof said === 'string' ? said : JSON.stringify(said));
        expect(await pay.readWebhook(signed(body), body, start)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('of a partial refund, though recent, lacks the amount: it is requested from PAY.', async () => {
    const { at, reference } = await exchangeOf(100);
    await pay.refund(reference, { refund: randomUUID(), amount: 300, currency: 'EUR' });
    become(at, -82, 2_299);
    const body = bodyOf(at);
    const news = await pay.readWebhook(signed(body), body, start);
    expect(news?.status).toMatchObject({ state: 'refunded', amount: 2_299, refunded: 300 });
  });

  test('older than five minutes is not trusted: PAY. is asked for the current state', async () => {
    const { at, body } = await exchangeOf(100);
    become(at, -71);
    for (const now of [later(301), later(-301)]) {
      server.requests.length = 0;
      const news = await pay.readWebhook(signed(body), body, now);
      expect(news?.status.state).toBe('charged_back');
      expect(server.requests).toHaveLength(1);
    }
    server.misbehavior = (_, response) => void response.writeHead(500).end();
    await expect(pay.readWebhook(signed(body), body, later(301))).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});

const misbehaviour: Record<string, NonNullable<typeof server.misbehavior>> = {
  'an error': (_, response) => sendJson(response, { error: 'no' }, 500),
  'too much asked': (_, response) => sendJson(response, {}, 429),
  'a token that is not right': (_, response) => sendJson(response, {}, 401),
  'a page': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no</p>'),
  'half of JSON': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"orderId": "5'),
  'another shape': (_, response) => sendJson(response, { data: [] }),
  'an amount that is none': (_, response) =>
    sendJson(response, { orderId: '5X', status: { code: 100 }, amount: { value: 22.99, currency: 'EUR' } }),
  'nothing at all': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(),
  'a redirect': ({ url }, response) => void response.writeHead(302, { location: url.pathname }).end(),
  'a body without end': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('error', () => undefined);
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
    };
    response.on('drain', write);
    write();
  },
  'a closed line': (_, response) => void response.destroy(),
  silence: () => undefined,
};

describe('PAY. misbehaves', () => {
  const impatient = createPay({ ...options, timeoutMs: 300 }, { db, clock });

  test.each(Object.keys(misbehaviour))('%s: reported as unavailable, without token or order', async name => {
    const { reference } = await startOrder();
    server.misbehavior = misbehaviour[name] ?? null;
    for (const ask of [() => impatient.status(reference), () => impatient.start(orderOf())]) {
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(PaymentProviderError);
      expect(error).toMatchObject({ reason: 'unavailable' });
      const said = JSON.stringify([String(error), (error as Error).cause, (error as Error).stack]);
      expect(said).not.toContain(options.apiToken);
      expect(said).not.toContain(Buffer.from(`${options.tokenCode}:${options.apiToken}`).toString('base64'));
    }
  });
});
