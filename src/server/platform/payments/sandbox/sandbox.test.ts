import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getBundles } from '#contract/credits';
import { getPayment, startPayment } from '#contract/payments';
import { askProviders } from '../../../credits/payments/ask-provider.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { PaymentOrder } from '../provider.ts';
import type { Outcome } from './happen.ts';
import { tellDueNews } from './tell-news.ts';

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
  returnTo: 'http://localhost:3000/transactions/1?paid=1',
  tellAt: 'http://localhost:3000/api/payment-webhook.php?provider=sandbox',
  keepCard: false,
  ...change,
});

/** A member at the bank's page, with what he sees and presses. */
async function buyer() {
  const signedUpAt = new Date(start.getTime() - 30 * 3_600_000);
  const browser = server.as(await server.signUpMember({ credits: 0, signedUpAt }));
  const [ten] = (await browser.call(getBundles)).bundles;
  if (!ten) throw new Error('nothing is sold');
  const body = { bundle: ten.id, method: 'ideal', amount: ten.price } as const;
  const { payment, leave_for } = await browser.call(startPayment, { body });
  const press = (outcome: Outcome, ticks: Record<string, string> = {}) =>
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

describe('the bank that ships along (decisions, 3)', () => {
  test('is left for on the site the buyer is at, shows what is paid to whom, and leads back', async () => {
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

  test('tells of a payment by a signed webhook, and only that credits', async () => {
    const { press, state, credits } = await buyer();
    await press('paid');
    expect([await state(), await credits()]).toEqual(['created', 0]);
    await tellDueNews(app);
    expect([await state(), await credits()]).toEqual(['completed', 10]);
  });

  test('is asked what became of a payment whose webhook never came', async () => {
    const { press, state, credits } = await buyer();
    await press('paid', { late: '1' });
    clock.advance(60_000);
    await askProviders(app);
    expect([await state(), await credits()]).toEqual(['completed', 10]);
  });
});
