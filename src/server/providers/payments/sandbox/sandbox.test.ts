import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getBundles } from '#contract/credits';
import { getPayment, startPayment } from '#contract/payments';
import { pollProviders } from '../../../credits/payments/poll-providers.ts';
import { devAccessKey } from '../../../platform/dev-access.ts';
import { signWebhook } from '../../../platform/signed-webhooks.ts';
import { productionEnvironment } from '../../../testing/production-environment.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { purgeExpiredProviderData } from '../../purge-expired.ts';
import type { PaymentOrder } from '../provider.ts';
import type { SandboxOutcome } from './apply-outcome.ts';
import { sandboxApiKey, webhookSigningKey } from './sandbox-deps.ts';
import { sendDueWebhooks } from './send-webhooks.ts';
import { SIGNATURE_HEADER } from './wire.ts';

const server = await startTestServer();
await server.http.listen({ port: 0, host: '127.0.0.1' });
const { app, clock, db } = server;
const { payments: bank } = app;
const start = clock.now();
beforeEach(() => clock.set(start));

const orderOf = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  payment: randomUUID(),
  amount: 999,
  currency: 'EUR',
  method: 'ideal',
  bank: null,
  country: 'NL',
  language: 'nl',
  statement: 'LVD DIGITAL',
  returnUrl: 'http://localhost:3000/transactions/1?paid=1',
  webhookUrl: 'http://localhost:3000/api/payment-webhook.php?provider=sandbox',
  storeCard: false,
  ...change,
});

async function buyer() {
  const signedUpAt = new Date(start.getTime() - 30 * 3_600_000);
  const browser = server.as(await server.signUpMember({ credits: 0, signedUpAt }));
  const [ten] = (await browser.call(getBundles)).bundles;
  if (!ten) throw new Error('nothing is sold');
  const body = { bundle: ten.id, method: 'ideal', amount: ten.price } as const;
  const { payment, leave_for } = await browser.call(startPayment, { body });
  const press = (outcome: SandboxOutcome, ticks: Record<string, string> = {}) =>
    pressAt(new URL(leave_for).pathname, outcome, ticks);
  const state = async () => (await browser.call(getPayment, { query: { id: payment.payment_id } })).state;
  const credits = async () => (await browser.call(getUser)).user?.credits;
  return { payment, leave_for, press, state, credits };
}

const pressAt = (url: string, outcome: string, ticks: Record<string, string> = {}) =>
  server.visitor().request({
    method: 'POST',
    url,
    body: String(new URLSearchParams({ outcome, ...ticks })),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the payment page of the sandbox', () => {
  test('is on the site of the buyer, shows amount and recipient, and leads back to the shop', async () => {
    const { leave_for, press, payment } = await buyer();
    expect(leave_for).toMatch(/^http:\/\/localhost:\d+\/sandbox\/pay\/[0-9a-f]{32}$/);
    const { body, headers } = await server.visitor().request({ url: new URL(leave_for).pathname });
    expect(String(body).replace(/\s/g, ' ')).toContain('€ 9,99');
    expect(String(body)).toContain('LVD DIGITAL');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const after = await press('paid');
    expect(after.status).toBe(303);
    expect(after.headers.location).toContain(`/transactions/${payment.payment_id}?paid=1`);
  });

  test('reports a payment by a signed webhook, which alone grants the credits', async () => {
    const { press, state, credits } = await buyer();
    await press('paid');
    expect([await state(), await credits()]).toEqual(['created', 0]);
    await sendDueWebhooks(app);
    expect([await state(), await credits()]).toEqual(['completed', 10]);
  });

  test('is asked about a payment whose webhook never came', async () => {
    const { press, state, credits } = await buyer();
    await press('paid', { late: '1' });
    clock.advance(60_000);
    await pollProviders(app);
    expect([await state(), await credits()]).toEqual(['completed', 10]);
  });
});

describe('the API of the sandbox', () => {
  test('starts one payment for one id of the shop, however often it is requested', async () => {
    const order = orderOf();
    const [first, two] = await Promise.all([bank.start(order), bank.start(order)]);
    expect(first).toEqual(two);
    expect(await bank.status(first.reference)).toEqual({
      ...{ reference: first.reference, payment: order.payment, state: 'created', failure: null, amount: 999 },
      ...{ currency: 'EUR', bankCountry: null, storedCard: null, payer: null },
    });
  });

  test('knows no other reference', async () => {
    const asked = [bank.status('0'.repeat(32)), bank.cancel('../banks'), bank.status('%00')];
    for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
      expect([status, reason.reason]).toEqual(['rejected', 'unknown']);
  });

  test('cancels an unpaid payment, and nothing else', async () => {
    const { reference } = await bank.start(orderOf());
    expect((await bank.cancel(reference)).state).toBe('cancelled');
    const paid = await bank.start(orderOf());
    await pressAt(`/sandbox/pay/${paid.reference}`, 'paid');
    expect((await bank.cancel(paid.reference)).state).toBe('completed');
  });

  test('sends a refund once for one id of the shop, and never more than was paid', async () => {
    const { reference } = await bank.start(orderOf());
    const part = { refund: randomUUID(), amount: 400, currency: 'EUR' } as const;
    await expect(bank.refund(reference, part)).rejects.toMatchObject({ reason: 'refused' });
    await pressAt(`/sandbox/pay/${reference}`, 'paid');
    await Promise.all([bank.refund(reference, part), bank.refund(reference, part)]);
    expect((await bank.status(reference)).state).toBe('completed');
    const rest = { ...part, refund: randomUUID(), amount: 600 };
    await expect(bank.refund(reference, rest)).rejects.toMatchObject({ reason: 'refused' });
    await bank.refund(reference, { ...rest, amount: 599 });
    expect((await bank.status(reference)).state).toBe('refunded');
  });

  test('offers banks where a method asks for one', async () => {
    expect(await bank.banks('eps')).toContainEqual({ id: 'donau', name: 'Donaubank' });
    expect(await bank.banks('prezelewy24')).toHaveLength(4);
    expect(await bank.banks('ideal')).toEqual([]);
  });

  test('expires a payment that was not made within an hour', async () => {
    const { reference } = await bank.start(orderOf());
    const transfer = await bank.start(orderOf({ method: 'sct' }));
    clock.advance(3_600_000);
    expect((await bank.status(reference)).state).toBe('expired');
    expect((await bank.status(transfer.reference)).state).toBe('created');
  });

  test.each([undefined, 'Bearer of-nobody'])('answers 404 without the key (%s)', async authorization => {
    const { reference } = await bank.start(orderOf());
    for (const url of ['banks?method=eps', `payments/${reference}`]) {
      const answer = await server
        .visitor()
        .request({ url: `/sandbox/api/${url}`, headers: { authorization } });
      expect(answer.status).toBe(404);
    }
  });
});

describe('who pays at the sandbox (spec 4.9, D5.13)', () => {
  const payerOf = async (ticks: Record<string, string>) => {
    const { reference } = await bank.start(orderOf());
    expect((await bank.status(reference)).payer).toBeNull();
    await pressAt(`/sandbox/pay/${reference}`, 'paid', ticks);
    return (await bank.status(reference)).payer;
  };

  test('has the same name each time, and is somebody new unless chosen', async () => {
    const alex = await payerOf({ payer: 'a' });
    expect(alex).toMatch(/^[0-9a-f]{32}$/);
    expect(await payerOf({ payer: 'a' })).toBe(alex);
    const others = [await payerOf({ payer: 'b' }), await payerOf({ payer: 'new' }), await payerOf({})];
    expect(new Set([alex, ...others]).size).toBe(4);
  });

  test('is the same for a stored card', async () => {
    const { reference } = await bank.start(orderOf({ method: 'visa', storeCard: true }));
    await pressAt(`/sandbox/pay/${reference}`, 'paid', { card: '4242' });
    const { payer, storedCard } = await bank.status(reference);
    const charged = await bank.cards?.charge(orderOf({ method: 'visa' }), storedCard?.token ?? '');
    expect(charged).toMatchObject({ state: 'completed', payer });
  });
});

describe('a stored card (spec D2.15)', () => {
  const buyWithStoredCard = async (card: string) => {
    const { reference } = await bank.start(orderOf({ method: 'visa', storeCard: true }));
    await pressAt(`/sandbox/pay/${reference}`, 'paid', { card });
    return (await bank.status(reference)).storedCard;
  };

  test('is charged without a page, once for one id of the shop, until it is deleted', async () => {
    const card = await buyWithStoredCard('4242');
    expect(card?.label).toBe('4242');
    const order = orderOf({ method: 'visa' });
    const token = card?.token ?? '';
    const charged = await Promise.all([bank.cards?.charge(order, token), bank.cards?.charge(order, token)]);
    expect(charged.map(status => status?.state)).toEqual(['completed', 'completed']);
    expect(charged[0]?.reference).toBe(charged[1]?.reference);
    await bank.cards?.delete(token);
    expect((await bank.cards?.charge(order, token))?.state).toBe('completed');
    expect((await bank.cards?.find(order.payment))?.reference).toBe(charged[0]?.reference);
    await expect(bank.cards?.find(randomUUID())).rejects.toMatchObject({ reason: 'unknown' });
    await expect(bank.cards?.charge(orderOf(), token)).rejects.toMatchObject({ reason: 'unknown' });
  });

  test('can be one that is declined the next time', async () => {
    const token = (await buyWithStoredCard('0002'))?.token ?? '';
    expect(await bank.cards?.charge(orderOf({ method: 'visa' }), token)).toMatchObject({
      state: 'failed',
      failure: 'declined',
    });
  });

  test('is not stored where the buyer did not ask for it', async () => {
    const { reference } = await bank.start(orderOf({ method: 'visa' }));
    await pressAt(`/sandbox/pay/${reference}`, 'paid', { card: '4242' });
    expect((await bank.status(reference)).storedCard).toBeNull();
  });
});

describe('the webhooks of the sandbox (spec 4.9)', () => {
  const due = () => db.selectFrom('sandbox_webhooks').selectAll().where('due_at', 'is not', null).execute();
  beforeEach(() => db.deleteFrom('sandbox_webhooks').execute());

  test.each([
    ['declined', 'failed'],
    ['insufficient_funds', 'failed'],
    ['card_expired', 'failed'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['pending', 'pending'],
  ] as const)('%s: the payment is %s, and nothing is credited', async (outcome, became) => {
    const { press, state, credits } = await buyer();
    await press(outcome);
    await sendDueWebhooks(app);
    expect([await state(), await credits()]).toEqual([became, 0]);
  });

  test('pending, paid and charged back are each reported once, however often the button is pressed', async () => {
    const { press, state, credits } = await buyer();
    for (const outcome of ['pending', 'pending', 'paid', 'declined', 'charged_back', 'charged_back'] as const)
      await press(outcome);
    expect(await due()).toHaveLength(3);
    await sendDueWebhooks(app);
    expect([await state(), await credits()]).toEqual(['charged_back', 0]);
  });

  test('a late webhook comes 20 seconds later; a doubled one comes twice and credits once', async () => {
    const { press, state, credits } = await buyer();
    await press('paid', { late: '1', twice: '1' });
    clock.advance(19_999);
    await sendDueWebhooks(app);
    expect(await state()).toBe('created');
    clock.advance(1);
    await sendDueWebhooks(app);
    expect([await state(), await credits()]).toEqual(['completed', 10]);
    const [webhook] = await db.selectFrom('sandbox_webhooks').selectAll().execute();
    expect(webhook).toMatchObject({ deliveries: 2, due_at: null });
  });

  test('an unacknowledged webhook is sent again by any process', async () => {
    const { press, state } = await buyer();
    await press('paid');
    const shop = app.serverAddress.origin;
    app.serverAddress.origin = 'http://127.0.0.1:1';
    await sendDueWebhooks(app);
    app.serverAddress.origin = shop;
    await sendDueWebhooks(app);
    expect(await state()).toBe('created');
    clock.advance(5_000);
    await sendDueWebhooks(app);
    expect(await state()).toBe('completed');
  });

  test('a webhook is sent by another process if this one dies', async () => {
    const { press, state } = await buyer();
    await press('paid', { late: '1' });
    const other = await startTestServer({ DATABASE_URL: app.config.databaseUrl ?? '' });
    await other.http.listen({ port: 0, host: '127.0.0.1' });
    other.clock.advance(20_000);
    await sendDueWebhooks(other.app);
    expect(await state()).toBe('completed');
  });

  test('a webhook is sent once, however many workers run', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, buyer));
    for (const { press } of buyers) await press('paid');
    await Promise.all([1, 2, 3, 4].map(() => sendDueWebhooks(app)));
    const all = await db.selectFrom('sandbox_webhooks').select(['deliveries', 'tries', 'due_at']).execute();
    expect(all).toEqual(Array(6).fill({ deliveries: 1, tries: 1, due_at: null }));
    for (const { credits } of buyers) expect(await credits()).toBe(10);
  });

  test('a webhook is deleted after 400 days, with its payment', async () => {
    const { press, leave_for } = await buyer();
    await press('paid');
    clock.advance(400 * 86_400_000 + 1);
    await purgeExpiredProviderData(app);
    expect(await due()).toEqual([]);
    expect((await server.visitor().request({ url: new URL(leave_for).pathname })).status).toBe(404);
  });

  test.each(['%00', 'a%00b', 'x', '-1'])('%s is no payment of the sandbox', async reference => {
    expect((await server.visitor().request({ url: `/sandbox/pay/${reference}` })).status).toBe(404);
  });

  test('a webhook reaches the site it concerns, and only this server, whatever its URL says', async () => {
    const order = orderOf({
      webhookUrl: 'http://elsewhere.example/api/payment-webhook.php?provider=sandbox',
    });
    await pressAt(`/sandbox/pay/${(await bank.start(order)).reference}`, 'paid');
    await sendDueWebhooks(app);
    expect(await due()).toMatchObject([{ tries: 1, deliveries: 0 }]);
  });
});

describe('the signature of a webhook', () => {
  const body = Buffer.from(
    JSON.stringify({
      event: randomUUID(),
      status: {
        ...{ reference: 'a'.repeat(32), payment: randomUUID(), state: 'completed', failure: null },
        ...{ amount: 999, currency: 'EUR', bank_country: 'NL', card: null },
      },
    }),
  );
  const key = webhookSigningKey(app.config.secret);
  const read = (signature: string | undefined, bytes = body, secondsLater = 0) =>
    bank.readWebhook(
      { [SIGNATURE_HEADER]: signature },
      bytes,
      new Date(start.getTime() + secondsLater * 1_000),
    );
  const signed = signWebhook(key, body, start);

  test('is valid for five minutes', async () => {
    expect(await read(signed)).toMatchObject({ status: { state: 'completed', amount: 999 } });
    expect(await read(signed, body, 300)).not.toBeNull();
    expect(await read(signed, body, 301)).toBeNull();
    expect(await read(signed, body, -301)).toBeNull();
  });

  test('is invalid if missing, made with another key or with another timestamp', async () => {
    const moved = signed.replace(/t=\d+/, `t=${start.getTime() + 1}`);
    for (const signature of [undefined, '', 't=1,v1=', signWebhook('another key', body, start), moved])
      expect(await read(signature)).toBeNull();
  });

  test('is invalid with any bit flipped', async () => {
    for (let bit = 0; bit < body.length * 8; bit++) {
      const turned = Buffer.from(body);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await read(signed, turned)).toBeNull();
    }
  });
});

describe('access to the page', () => {
  test('a form from another origin is refused', async () => {
    const { reference } = await bank.start(orderOf());
    const answer = await server.visitor().request({
      ...{ method: 'POST', url: `/sandbox/pay/${reference}`, body: 'outcome=paid' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(answer.error?.code).toBe('cross_site');
    expect((await bank.status(reference)).state).toBe('created');
  });

  test('the newest payments are listed with the key, on this machine', async () => {
    const { reference } = await bank.start(orderOf());
    const remoteAddress = '127.0.0.1';
    const cookies = { dev_key: devAccessKey(app.config.secret) };
    const listed = (options: object) => server.visitor(options).request({ url: '/sandbox/pay' });
    expect(String((await listed({ remoteAddress, cookies })).body)).toContain(reference);
    expect((await listed({ remoteAddress })).status).toBe(404);
    expect((await listed({ cookies })).status).toBe(404);
  });

  test.each([
    ['in production, where nobody said so', productionEnvironment],
    ['where nobody takes money', { PAYMENTS: 'none' }],
  ])('there is no list %s', async (_where, env) => {
    const { reference } = await bank.start(orderOf());
    const other = await startTestServer({ ...env, DATABASE_URL: app.config.databaseUrl ?? '' });
    const headers = { authorization: `Bearer ${sandboxApiKey(app.config.secret)}` };
    for (const url of [`/sandbox/pay/${reference}`, '/sandbox/pay', `/sandbox/api/payments/${reference}`])
      expect((await other.visitor({ remoteAddress: '127.0.0.1' }).request({ url, headers })).status).toBe(
        404,
      );
    const pressed = { method: 'POST', url: `/sandbox/pay/${reference}`, body: 'outcome=paid' } as const;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await other.visitor().request({ ...pressed, headers: form })).status).toBe(404);
    await expect(other.app.payments.start(orderOf())).rejects.toMatchObject({ reason: 'unavailable' });
    expect(other.app.payments.supports('ideal')).toBe(false);
  });

  test('in production there is a list if it is configured', async () => {
    const env = { ...productionEnvironment, PAYMENTS: 'sandbox' };
    const other = await startTestServer({ ...env, DATABASE_URL: app.config.databaseUrl ?? '' });
    const { reference } = await bank.start(orderOf());
    expect((await other.visitor().request({ url: `/sandbox/pay/${reference}` })).status).toBe(200);
    expect((await other.visitor().request({ url: '/sandbox/pay' })).status).toBe(404);
  });
});
