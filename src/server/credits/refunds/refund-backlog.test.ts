import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import type { Payment } from '#contract/payments';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import type { Browser } from '../../testing/browser.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { exportDebits } from '../direct-debit/export-debits.ts';
import {
  listManualRefunds,
  markBatchCollected,
  recordManualDebitRefund,
} from '../direct-debit/operator-debits.ts';
import { directDebitTest } from '../direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../direct-debit/testing/fake-sms.ts';
import { purchaseTest } from '../testing/purchase-test.ts';
import { sendRefunds } from './send-refunds.ts';

const till = createFakePaymentProvider();
const telephone = createFakeSms();
const server = await startTestServer({}, { payments: till, sms: telephone });
const { app, clock } = server;
const { buyer } = purchaseTest(server, till);
const { payer, site, operator } = directDebitTest(server, telephone);

async function figures(): Promise<number[]> {
  const text = await app.metrics.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return [figure('refunds'), figure('refunds_oldest_seconds') / 3_600];
}
const takeBack = (browser: Browser, { payment_id: payment }: Payment) =>
  browser.call(withdrawPurchase, { body: { payment, credits: 10, amount: 999 } });

test('the metrics count refunds a provider has to send, until they are sent (spec D2.35)', async () => {
  const customer = await buyer();
  await takeBack(customer.browser, await customer.buy());
  till.isUnavailable = true;
  await sendRefunds(app);
  clock.advance(2 * HOUR_MS);
  expect(await figures()).toEqual([1, 2]);
  till.isUnavailable = false;
  await sendRefunds(app);
  expect(await figures()).toEqual([0, 0]);
});

test('a worker whose clock is behind that of the withdrawal sends the refund at once (spec D2.35)', async () => {
  const customer = await buyer();
  await takeBack(customer.browser, await customer.buy());
  clock.advance(-500);
  await sendRefunds(app);
  clock.advance(500);
  expect(await figures()).toEqual([0, 0]);
});

test('the metrics count manual refunds of a direct debit once the bank has paid it, and since then (spec D2.35)', async () => {
  const customer = await payer();
  const payment = await customer.pay();
  const batch = await exportDebits(app, site(), operator());
  await takeBack(customer.browser, payment);
  clock.advance(100 * HOUR_MS);
  expect(await figures()).toEqual([0, 0]);
  await markBatchCollected(app, operator(), batch?.id ?? '');
  clock.advance(3 * HOUR_MS);
  expect(await figures()).toEqual([1, 3]);
  const [{ refund = '' } = {}] = await listManualRefunds(app, site());
  await recordManualDebitRefund(app, operator(), refund);
  expect(await figures()).toEqual([0, 0]);
});
