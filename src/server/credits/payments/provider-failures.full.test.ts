import { expect, test } from 'vitest';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purchaseTest } from '../testing/purchase-test.ts';
import { survivesKill } from './testing/survives-kill.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({ LOG_LEVEL: 'silent' }, { payments: till });
const purchases = purchaseTest(server, till);
const { buyer, newcomer, webhookOf, deliver, expectReconciled } = purchases;

test('killed before each statement between capture and credits, everything is correct within 60 s (spec 4.9)', async () => {
  let statement = 1;
  while (!(await survivesKill(server, purchases, statement))) statement += 1;
  expect(statement).toBeGreaterThan(10);
}, 1_800_000);

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map(rest => [item, ...rest]));

test.each(ordersOf(['pending', 'completed', 'failed'] as const))(
  'a hundred copies each of %s, %s and %s, all at once and one after the other, credit once',
  async (...order) => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    const webhooks = order.map(state => webhookOf(payment, { state }));
    for (const webhook of webhooks) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(webhook)));
      expect(answers.every(({ status }) => status === 204)).toBe(true);
    }
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([10, 'completed']);
    const together = await buyer();
    const other = await together.startOrder();
    const news = order.map(state => webhookOf(other, { state }));
    await Promise.all(Array.from({ length: 300 }, (_, at) => deliver(news[at % 3] as (typeof news)[number])));
    expect([await together.credits(), await together.stateOf(other)]).toEqual([10, 'completed']);
    await expectReconciled();
  },
);

test('a webhook with any bit flipped is rejected', async () => {
  const customer = await buyer();
  const payment = await customer.startOrder();
  const good = webhookOf(payment, { state: 'completed' });
  const bytes = Buffer.from(good.body);
  for (let at = 0; at < bytes.length; at++) {
    const turned = Buffer.from(bytes);
    turned[at] = (turned[at] ?? 0) ^ (1 << (at % 7));
    const answer = await deliver({ ...good, body: turned.toString('latin1') });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  expect(await customer.credits()).toBe(0);
}, 1_800_000);

test('200 purchases at once with one time bonus, twenty times: one discount each time', async () => {
  for (let time = 0; time < 20; time++) {
    const customer = await newcomer();
    const change = { amount: 749, ...(time % 2 === 0 && { code: 'TIMEBONUS25' }) };
    const answers = await Promise.all(Array.from({ length: 200 }, () => customer.attempt(change)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
  await expectReconciled();
}, 1_800_000);
